import { crc32, deflateSync } from 'node:zlib'

/** Pixels. */
const WIDTH = 480
const HEIGHT = 300

/** A chunk of a PNG file: length, name, data, CRC. */
function pngChunk(name: string, data: Buffer) {
  const head = Buffer.alloc(4)
  const tail = Buffer.alloc(4)
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  head.writeUInt32BE(data.length)
  tail.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, tail])
}
/** A PNG picture of a card with bars in place of text and photo: it shows no person. */
export function cardPicture(): Uint8Array {
  const rows = Array.from({ length: HEIGHT }, (_, y) => {
    const row = Buffer.alloc(1 + WIDTH, 250)
    row[0] = 0
    const isPhoto = y > 70 && y < 230
    const isTextLine = y > 60 && y < 240 && y % 30 < 8
    const isEdge = y < 4 || y >= HEIGHT - 4
    if (isEdge) row.fill(90, 1)
    if (isPhoto) row.fill(205, 1 + 30, 1 + 150)
    if (isTextLine) row.fill(150, 1 + 190, 1 + (y % 60 < 30 ? 430 : 340))
    if (y > 20 && y < 44) row.fill(110, 1 + 30, 1 + 260)
    row.fill(90, 1, 5)
    row.fill(90, WIDTH - 3)
    return row
  })
  const head = Buffer.alloc(13)
  head.writeUInt32BE(WIDTH, 0)
  head.writeUInt32BE(HEIGHT, 4)
  // Bit depth 8; the colour type stays 0: greyscale.
  head[8] = 8
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new Uint8Array(
    Buffer.concat([
      signature,
      pngChunk('IHDR', head),
      pngChunk('IDAT', deflateSync(Buffer.concat(rows))),
      pngChunk('IEND', Buffer.alloc(0)),
    ]),
  )
}
