/**
 * Limits of manuals: number per offer, size of each in bytes, size of an upload piece (a call takes at most 1 MB),
 * number per store.
 */
export const manualLimits = {
  count: 3,
  bytes: 10 * 1_048_576,
  pieceBytes: 700_000,
  perStore: 60,
} as const
/** Returns the number of pieces in which a manual of this size is uploaded. */
export const piecesOf = (byteSize: number) => Math.ceil(byteSize / manualLimits.pieceBytes)
