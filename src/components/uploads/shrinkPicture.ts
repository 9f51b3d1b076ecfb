const LONGEST = 1280
const LARGEST_BYTES = 650_000

/**
 * A picture drawn anew as a JPEG of at most 1280 px: small enough to send, and without the place at
 * which it was taken. Undefined where the browser cannot read it.
 */
export async function shrinkPicture(file: File): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => undefined,
  )
  if (!bitmap) return undefined
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height))
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(bitmap.width * scale)),
    height: Math.max(1, Math.round(bitmap.height * scale)),
  })
  const paper = canvas.getContext('2d')
  if (!paper) return undefined
  // A JPEG knows no transparency: without paper it would be black.
  paper.fillStyle = 'white'
  paper.fillRect(0, 0, canvas.width, canvas.height)
  paper.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  for (const quality of [0.85, 0.7, 0.5, 0.3]) {
    const blob = await new Promise<Blob | null>((done) => {
      canvas.toBlob(done, 'image/jpeg', quality)
    })
    if (blob && blob.size <= LARGEST_BYTES) return blob
  }
  return undefined
}
