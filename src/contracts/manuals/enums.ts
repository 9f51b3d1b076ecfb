export const manualLimits = {
  /** Manuals of an offer. */
  count: 3,
  /** The size of a manual. */
  bytes: 10 * 1_048_576,
  /** The size of an upload piece, because a call takes at most 1 MB. */
  pieceBytes: 700_000,
  /** Manuals of a store. */
  perStore: 60,
} as const
/** Returns the number of pieces in which a manual of this size is uploaded. */
export const piecesOf = (byteSize: number) => Math.ceil(byteSize / manualLimits.pieceBytes)
