/** What a picture may be, by the bytes it begins with. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'

const ascii = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** The kind of a picture from its first bytes, whatever its name says; undefined for anything else. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (PNG.every((byte, i) => bytes[i] === byte)) return 'image/png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'image/webp'
  return undefined
}

/** The picture without what a camera or a program wrote beside it (place, time, device, names). Undefined when its parts do not add up. */
export function withoutMetadata(bytes: Uint8Array, type: PictureType): Uint8Array | undefined {
  const kept =
    type === 'image/jpeg'
      ? jpegParts(bytes)
      : type === 'image/png'
        ? pngParts(bytes)
        : webpParts(bytes)
  return kept && new Uint8Array(Buffer.concat(kept))
}

/**
 * Of the application parts only those stay that change how it looks: APP0 (JFIF), an ICC profile in APP2, APP14 (Adobe's colour transform).
 * It ends at its own end mark: phones hang previews and films behind it.
 */
function jpegParts(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept = [bytes.subarray(0, 2)]
  for (let at = 2; at + 2 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return undefined
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) return [...kept, bytes.subarray(at, at + 2)]
    if (at + 4 > bytes.length) return undefined
    let end = at + 2 + view.getUint16(at + 2)
    if (end < at + 4 || end > bytes.length) return undefined
    if (marker === 0xda) end = endOfScan(bytes, end)
    const application = marker >= 0xe0 && marker <= 0xef
    const looks =
      marker === 0xe0 ||
      marker === 0xee ||
      (marker === 0xe2 && ascii(bytes, at + 4, 11) === 'ICC_PROFILE')
    if (marker !== 0xfe && (!application || looks)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return undefined
}

/** Where the data of one scan stop: at the next mark that is no stuffed byte and no restart. */
function endOfScan(bytes: Uint8Array, from: number) {
  let at = from
  for (; at + 1 < bytes.length; at++) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) break
  }
  return at
}

const pngText = new Set(['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME'])
function pngParts(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at)
    const name = ascii(bytes, at + 4, 4)
    if (end > bytes.length) return undefined
    if (!pngText.has(name)) kept.push(bytes.subarray(at, end))
    if (name === 'IEND') return kept
    at = end
  }
  return undefined
}

function webpParts(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array[] = []
  const whole = 8 + (bytes.length >= 12 ? view.getUint32(4, true) : 0)
  if (whole > bytes.length) return undefined
  for (let at = 12; at < whole;) {
    if (at + 8 > whole) return undefined
    const name = ascii(bytes, at, 4)
    const size = view.getUint32(at + 4, true)
    const end = Math.min(at + 8 + size + (size % 2), whole)
    if (at + 8 + size > whole) return undefined
    if (name === 'VP8X') {
      const part = bytes.slice(at, end)
      // The flags that announce EXIF (0x08) and XMP (0x04).
      part[8] = (part[8] ?? 0) & ~0x0c
      parts.push(part)
    } else if (name !== 'EXIF' && name !== 'XMP ') parts.push(bytes.subarray(at, end))
    at = end
  }
  const head = bytes.slice(0, 12)
  new DataView(head.buffer).setUint32(
    4,
    4 + parts.reduce((sum, part) => sum + part.length, 0),
    true,
  )
  return parts.length > 0 ? [head, ...parts] : undefined
}
