/** Tells how far two pictures differ, and draws where. */
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export type Difference = { pixels: number; share: number; sizes: string; image: Buffer }

/** The picture on a larger canvas; what it does not cover is transparent, and so differs from everything drawn. */
function onCanvas(picture: PNG, width: number, height: number) {
  if (picture.width === width && picture.height === height) return picture
  const canvas = new PNG({ width, height })
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas
}

/** Pixels that no longer exist, or exist now only, all count. */
function outside(one: PNG, other: PNG, width: number, height: number) {
  const shared = Math.min(one.width, other.width) * Math.min(one.height, other.height)
  return width * height - shared
}

/** undefined: they are the same, but for `tolerance` pixels. Smoothed edges may differ. */
export function compare(before: Buffer, now: Buffer, tolerance: number): Difference | undefined {
  if (before.equals(now)) return undefined
  const one = PNG.sync.read(before)
  const other = PNG.sync.read(now)
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const drawn = new PNG({ width, height })
  const left = onCanvas(one, width, height)
  const right = onCanvas(other, width, height)
  const found = pixelmatch(left.data, right.data, drawn.data, width, height, { threshold: 0.1 })
  const pixels = Math.max(found, outside(one, other, width, height))
  if (pixels <= tolerance) return undefined
  const size = (picture: PNG) => `${picture.width}x${picture.height}`
  const sizes = size(one) === size(other) ? size(one) : `${size(one)} → ${size(other)}`
  return { pixels, share: pixels / (width * height), sizes, image: PNG.sync.write(drawn) }
}
