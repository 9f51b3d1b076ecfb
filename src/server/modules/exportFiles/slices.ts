const SLICE_BYTES = 1024 * 1024

/** Bytes in pieces of a suitable size for a row of the database. */
export function* inSlices(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += SLICE_BYTES)
    yield bytes.subarray(start, start + SLICE_BYTES)
}
