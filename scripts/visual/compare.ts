/** Compares two PNG images and renders an image of the difference. */
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/**
 * Smallest colour distance that counts, from 0 to 1. Rendering is repeatable to the byte on one machine, so it is far
 * below the default of pixelmatch (0.1), which does not see a light tint that turns slightly darker.
 */
const COLOR_THRESHOLD = 0.01

export type Difference = { pixels: number; share: number; sizes: string; image: Buffer }

/** Pads the image; the padding is transparent and therefore differs from anything rendered. */
function pad(image: PNG, width: number, height: number) {
  if (image.width === width && image.height === height) return image
  const padded = new PNG({ width, height })
  PNG.bitblt(image, padded, 0, 0, image.width, image.height, 0, 0)
  return padded
}

function sizesOf(before: PNG, after: PNG) {
  const [from, to] = [before, after].map(({ width, height }) => `${width}x${height}`)
  return from === to ? `${from}` : `${from} → ${to}`
}

/**
 * Returns undefined if at most `tolerance` pixels differ. Antialiased edges are ignored; area outside of one image
 * counts fully.
 */
export function compare(before: Buffer, after: Buffer, tolerance: number): Difference | undefined {
  if (before.equals(after)) return undefined
  const left = PNG.sync.read(before)
  const right = PNG.sync.read(after)
  const width = Math.max(left.width, right.width)
  const height = Math.max(left.height, right.height)
  const output = new PNG({ width, height })
  const paddedLeft = pad(left, width, height).data
  const paddedRight = pad(right, width, height).data
  const options = { threshold: COLOR_THRESHOLD }
  const matched = pixelmatch(paddedLeft, paddedRight, output.data, width, height, options)
  const common = Math.min(left.width, right.width) * Math.min(left.height, right.height)
  const pixels = Math.max(matched, width * height - common)
  if (pixels <= tolerance) return undefined
  const share = pixels / (width * height)
  return { pixels, share, sizes: sizesOf(left, right), image: PNG.sync.write(output) }
}
