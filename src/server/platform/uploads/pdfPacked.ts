import { constants, inflateSync } from 'node:zlib'
import { nameOf } from './pdfNames'

const MAX_STREAMS = 20_000
const MAX_BYTES = 40_000_000
/** The number of bytes of a stream that are needed to recognise it. */
const SNIFFED_BYTES = 1024

/** The keyword that begins the data of a stream; readers skip whatever else is in its line (7.3.8). */
const streamStart = /\bstream(?![A-Za-z0-9])[^\r\n]*(?:\r\n|\n|\r)/g
const blanks = String.raw`(?:[\s\x00]|%[^\r\n]*(?:[\r\n]|$))`
/**
 * The data of an object stream begin with the number of its first object (7.5.7), after any number of blanks and
 * comments. A predictor puts one byte before each line.
 */
const beginsAsObjects = new RegExp(
  String.raw`^(?!$)[\x00-\x04]?${blanks}*(?:[+-]?\d+${blanks}+[+-]?\d|$)`,
)
const innerStream = new RegExp(String.raw`>>${blanks}*stream(?![A-Za-z0-9])`)
const hasPredictor = new RegExp(String.raw`^[\x00-\x04]${blanks}*[+-]?\d`)
/** Filters besides FlateDecode in which objects could be; programs that write object streams use none of them. */
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
/** Whether the dictionary before a stream says in the usual spelling that objects are in it, compressed. */
function saysPackedObjects(text: string, at: number) {
  const before = text.slice(Math.max(0, at - MAX_HEAD_LENGTH), at)
  const head = spelledOut(before.slice(before.lastIndexOf(' obj') + 1))
  return /\/First\s+\d/.test(head) && /\/N\s+\d/.test(head) && /\/Filter\b/.test(head)
}

const MAX_FIRSTS = 5000
const MAX_PLAIN_LENGTH = 4096
const first = new RegExp(nameOf(['First']), 'g')
const escaped = String.raw`[^()\\]|\\[^]`
const plainString = String.raw`\((?:${escaped}|\((?:${escaped})*\))*\)`
const plainPart = String.raw`[^<>()%\x00]|${plainString}|<[\dA-Fa-f\s]*>`
/** The rest of a dictionary, and what follows it, where every program reads the same: no comment and no NUL. */
const plainRest = new RegExp(
  String.raw`^(?:${plainPart}|<<(?:${plainPart})*>>)*>>\s*(?:(stream)(?![A-Za-z0-9])[^\r\n]*(?:\r\n|\n|\r)|(?=[^%\x00\s]))`,
)
/**
 * The positions where the data of object streams begin: after a dictionary with /First, which each object stream must
 * have. Undefined if a dictionary with that name is not plain: then any stream may be one. The bytes before the name
 * prove nothing, because a table of objects may point into the middle of a string and some programs skip what is not a
 * key.
 */
function placesOfObjects(text: string): Set<number> | undefined {
  const places = new Set<number>()
  const firsts = [...text.matchAll(first)]
  if (firsts.length > MAX_FIRSTS) return undefined
  for (const { index } of firsts) {
    const rest = plainRest.exec(text.slice(index, index + MAX_PLAIN_LENGTH))
    if (!rest) return undefined
    if (rest[1]) places.add(index + rest[0].length)
  }
  return places
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
 * Returns the unpacked contents of the object streams of a PDF (ADR 52). If it cannot be determined which streams those
 * are, every compressed stream that begins like an object stream counts as one. Undefined if one cannot be unpacked, if
 * objects may be in another filter, or if there is more than a document can have.
 */
export function packedObjects(bytes: Buffer, text: string): string[] | undefined {
  const starts = [...text.matchAll(streamStart)].map(({ 0: line, index }) => ({
    at: index,
    from: index + line.length,
  }))
  if (starts.length > MAX_STREAMS) return undefined
  const places = placesOfObjects(text)
  const suspects = places ? starts.filter(({ from }) => places.has(from)) : starts
  const names = suspects.length > 0 ? spelledOut(text) : ''
  if (/\/N(?![A-Za-z0-9])/.test(names) && otherFilter.test(names)) return undefined
  const found: string[] = []
  let room = MAX_BYTES
  for (const { at, from } of suspects) {
    const beginning = beginningOf(bytes, from)
    if (hasPredictor.test(beginning) || hidesObjects(beginning)) return undefined
    const holdsObjects = places
      ? !beginsAsObjects.test(text.slice(from, from + SNIFFED_BYTES))
      : beginsAsObjects.test(beginning) || saysPackedObjects(text, at)
    if (!holdsObjects) continue
    const plain = inflated(bytes.subarray(from), { maxOutputLength: Math.max(1, room) })
    if (!plain) return undefined
    room -= plain.length
    found.push(plain.toString('latin1'))
  }
  // The name of a filter may itself be in one of them, and some programs read a stream in a stream.
  return found.some((part) => innerStream.test(part) || otherFilter.test(spelledOut(part)))
    ? undefined
    : found
}
