import { constants, inflateSync } from 'node:zlib'

const MAX_STREAMS = 20_000
const MAX_BYTES = 40_000_000
/** As much of a stream as shows what it begins with. */
const SNIFFED_BYTES = 1024

/** The keyword that begins the data of a stream; readers skip blanks up to the end of its line (7.3.8). */
const streamStart = /\bstream[ \t\0\f]*(?:\r\n|\n|\r)/g
/**
 * What the data of an object stream begin with (7.5.7): the number of its first object, after blanks and comments. A
 * predictor puts one byte before each of its lines.
 */
const beginsAsObjects =
  /^[\x00-\x04]?(?:[\s\x00]|%[^\r\n]*[\r\n])*[+-]?\d+(?:[\s\x00]|%[^\r\n]*[\r\n])+[+-]?\d/
const hasPredictor = /^[\x00-\x04](?:[\s\x00]|%[^\r\n]*[\r\n])*[+-]?\d/
/** Filters besides FlateDecode in which objects could stand; programs that write object streams use none of them. */
const otherFilter =
  /\/(?:ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|LZW|RunLengthDecode|RL)(?![A-Za-z0-9])/

const spelledOut = (text: string) =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

function inflated(packed: Buffer, options: Parameters<typeof inflateSync>[1]): Buffer | undefined {
  try {
    return inflateSync(packed, options)
  } catch {
    return undefined
  }
}

/** The first bytes of a compressed stream, unpacked; '' for data that are not compressed. */
const beginningOf = (bytes: Buffer, from: number) =>
  inflated(bytes.subarray(from, from + SNIFFED_BYTES), {
    finishFlush: constants.Z_SYNC_FLUSH,
  })?.toString('latin1') ?? ''

const MAX_HEAD_LENGTH = 65_536
/** Whether the dictionary before a stream says in the usual spelling that objects stand in it, compressed. */
function saysPackedObjects(text: string, at: number) {
  const before = text.slice(Math.max(0, at - MAX_HEAD_LENGTH), at)
  const head = spelledOut(before.slice(before.lastIndexOf(' obj') + 1))
  return /\/First\s+\d/.test(head) && /\/N\s+\d/.test(head) && /\/Filter\b/.test(head)
}

const MAX_PLAIN_HEAD_LENGTH = 4096
/**
 * A dictionary that every program reads alike: its object begins a line, and up to the data there is no string,
 * comment, NUL or spelled-out name.
 */
const plainHead =
  /^[ \t]*\d+[ \t]+\d+[ \t]+obj\s*<<(?:[^<>()%#\x00]|<<[^<>()%#\x00]*>>)*>>[ \t\r\n]*$/
/**
 * Whether the data after this place are certainly no objects: a plain dictionary without /First. Rows of a picture may
 * begin like objects.
 */
function isPlainlyOther(text: string, at: number) {
  const before = text.slice(Math.max(0, at - MAX_PLAIN_HEAD_LENGTH), at)
  const object = before.lastIndexOf('obj')
  const line = Math.max(before.lastIndexOf('\n', object), before.lastIndexOf('\r', object))
  if (object < 0 || line < 0) return false
  const head = before.slice(line + 1)
  return plainHead.test(head) && !head.includes('/First')
}

const MAX_LAYERS = 3
/** Objects compressed more than once: no program does that. */
function hidesObjects(beginning: string) {
  let layer: Buffer = Buffer.from(beginning, 'latin1')
  for (let depth = 0; depth < MAX_LAYERS; depth++) {
    const inner = inflated(layer, { finishFlush: constants.Z_SYNC_FLUSH })
    if (!inner || inner.length === 0) return false
    if (beginsAsObjects.test(inner.toString('latin1'))) return true
    layer = inner
  }
  return true
}

/**
 * What stands in the object streams of a PDF, unpacked. Only plain dictionaries are trusted: a string, a comment or an
 * unusual blank in one reads differently in each program (ADR 52). Every other compressed stream whose data begin as
 * those of an object stream is taken as one. Undefined when one cannot be unpacked, when objects may stand in another
 * filter, or when there is more than a document can have.
 */
export function packedObjects(bytes: Buffer, text: string): string[] | undefined {
  const found: string[] = []
  let room = MAX_BYTES
  const names = spelledOut(text)
  const mayHoldObjects = /\/First(?![A-Za-z0-9])/.test(names) && /\/N(?![A-Za-z0-9])/.test(names)
  if (mayHoldObjects && otherFilter.test(names)) return undefined
  const starts = [...text.matchAll(streamStart)]
  if (starts.length > MAX_STREAMS) return undefined
  for (const start of starts) {
    if (isPlainlyOther(text, start.index)) continue
    const from = start.index + start[0].length
    const beginning = beginningOf(bytes, from)
    if (hasPredictor.test(beginning) || hidesObjects(beginning)) return undefined
    if (!beginsAsObjects.test(beginning) && !saysPackedObjects(text, start.index)) continue
    const plain = inflated(bytes.subarray(from), { maxOutputLength: Math.max(1, room) })
    if (!plain) return undefined
    room -= plain.length
    found.push(plain.toString('latin1'))
  }
  return found
}
