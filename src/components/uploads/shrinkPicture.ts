/** Longest side in px. */
const MAX_SIDE = 1280
const MAX_BYTES = 650_000

/**
 * Re-encodes a picture as a JPEG of at most 1280 px: small enough to upload, and without metadata
 * such as the location. Undefined where the browser cannot decode it or the result is too large.
 */
export async function shrinkPicture(file: File): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => undefined,
  )
  if (!bitmap) return undefined
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(bitmap.width * scale)),
    height: Math.max(1, Math.round(bitmap.height * scale)),
  })
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // JPEG has no transparency: without a white background, transparent parts become black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  for (const quality of [0.85, 0.7, 0.5, 0.3]) {
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality)
    })
    if (blob && blob.size <= MAX_BYTES) return blob
  }
  return undefined
}
