const AT_ONCE = 0x8000
/** The bytes as base64; in pieces, because a call takes only so many arguments. */
export async function base64(blob: Blob) {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let from = 0; from < bytes.length; from += AT_ONCE)
    text += String.fromCharCode(...bytes.subarray(from, from + AT_ONCE))
  return btoa(text)
}
