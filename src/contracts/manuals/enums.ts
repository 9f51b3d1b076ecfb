/** Manuals of a template: how many, how large each, in what pieces one is sent (no call takes more than 1 MB), and how many a store keeps. */
export const manualLimits = {
  count: 3,
  bytes: 10 * 1_048_576,
  pieceBytes: 700_000,
  perStore: 60,
} as const
export const piecesOf = (byteSize: number) => Math.ceil(byteSize / manualLimits.pieceBytes)
