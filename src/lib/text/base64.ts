const AT_ONCE = 0x8000
/** Encodes a Blob as base64; in chunks, because the number of arguments of a call is limited. */
export async function base64(blob: Blob) {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let from = 0; from < bytes.length; from += AT_ONCE)
    text += String.fromCharCode(...bytes.subarray(from, from + AT_ONCE))
  return btoa(text)
}
