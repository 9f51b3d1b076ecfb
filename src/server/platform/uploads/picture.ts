import { sumBy } from '@/lib/sumBy'
/** The types of pictures that may be uploaded. */
type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'

const ascii = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** The type of a picture by its first bytes, whatever its file name says; undefined for anything else. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (PNG.every((byte, i) => bytes[i] === byte)) return 'image/png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'image/webp'
  return undefined
}

/** The picture without its metadata (place, time, device, names). Undefined when its structure is not valid. */
export function withoutMetadata(bytes: Uint8Array, type: PictureType): Uint8Array | undefined {
  const parts = partsWithoutMetadata[type](bytes)
  return parts && new Uint8Array(Buffer.concat(parts))
}

/** Markers of JPEG segments, the byte after 0xff. */
const JPEG = {
  app0: 0xe0,
  app2: 0xe2,
  app14: 0xee,
  app15: 0xef,
  comment: 0xfe,
  scan: 0xda,
  end: 0xd9,
}

/**
 * Whether a segment is needed to draw the picture. Of the application segments only JFIF (APP0), an ICC profile
 * (APP2) and Adobe's colour transform (APP14) are.
 */
function isDrawn(bytes: Uint8Array, at: number) {
  const marker = bytes[at + 1] ?? 0
  if (marker === JPEG.comment) return false
  if (marker < JPEG.app0 || marker > JPEG.app15) return true
  if (marker === JPEG.app2) return ascii(bytes, at + 4, 11) === 'ICC_PROFILE'
  return marker === JPEG.app0 || marker === JPEG.app14
}

/** Where the segment at `at` ends, the data of a scan included; undefined when its length does not fit. */
function endOfSegment(bytes: Uint8Array, view: DataView, at: number) {
  if (at + 4 > bytes.length) return undefined
  const end = at + 2 + view.getUint16(at + 2)
  if (end < at + 4 || end > bytes.length) return undefined
  return bytes[at + 1] === JPEG.scan ? endOfScan(bytes, end) : end
}

/** Reading stops at the end marker: phones append previews and videos after it. */
function jpegParts(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const keptParts = [bytes.subarray(0, 2)]
  for (let offset = 2; offset + 2 <= bytes.length;) {
    const marker = bytes[offset + 1] ?? 0
    if (bytes[offset] !== 0xff) return undefined
    if (marker === 0xff) {
      offset += 1
      continue
    }
    if (marker === JPEG.end) return [...keptParts, bytes.subarray(offset, offset + 2)]
    const end = endOfSegment(bytes, view, offset)
    if (end === undefined) return undefined
    if (isDrawn(bytes, offset)) keptParts.push(bytes.subarray(offset, end))
    offset = end
  }
  return undefined
}

/**
 * Where the data of one scan end: at the next marker. 0xff00 is an escaped data byte, 0xffd0 to 0xffd7 are restart
 * markers inside the scan.
 */
function endOfScan(bytes: Uint8Array, from: number) {
  let at = from
  for (; at + 1 < bytes.length; at++) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) break
  }
  return at
}

/** PNG chunks that hold metadata. */
const pngText = new Set(['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME'])
function pngParts(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const keptParts = [bytes.subarray(0, 8)]
  for (let offset = 8; offset + 12 <= bytes.length;) {
    const end = offset + 12 + view.getUint32(offset)
    const name = ascii(bytes, offset + 4, 4)
    if (end > bytes.length) return undefined
    if (!pngText.has(name)) keptParts.push(bytes.subarray(offset, end))
    if (name === 'IEND') return keptParts
    offset = end
  }
  return undefined
}

function webpParts(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array[] = []
  const whole = 8 + (bytes.length >= 12 ? view.getUint32(4, true) : 0)
  if (whole > bytes.length) return undefined
  for (let offset = 12; offset < whole;) {
    if (offset + 8 > whole) return undefined
    const name = ascii(bytes, offset, 4)
    const size = view.getUint32(offset + 4, true)
    const end = Math.min(offset + 8 + size + (size % 2), whole)
    if (offset + 8 + size > whole) return undefined
    if (name === 'VP8X') {
      const part = bytes.slice(offset, end)
      // The flags that announce EXIF (0x08) and XMP (0x04).
      part[8] = (part[8] ?? 0) & ~0x0c
      parts.push(part)
    } else if (name !== 'EXIF' && name !== 'XMP ') parts.push(bytes.subarray(offset, end))
    offset = end
  }
  const head = bytes.slice(0, 12)
  new DataView(head.buffer).setUint32(4, 4 + sumBy(parts, (part) => part.length), true)
  return parts.length > 0 ? [head, ...parts] : undefined
}

const partsWithoutMetadata: Record<PictureType, (bytes: Uint8Array) => Uint8Array[] | undefined> = {
  'image/jpeg': jpegParts,
  'image/png': pngParts,
  'image/webp': webpParts,
}
