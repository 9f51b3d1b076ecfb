/** Adds up one figure of each item. */
export const sumBy = <T>(items: readonly T[], figureOf: (item: T) => number) =>
  items.reduce((sum, item) => sum + figureOf(item), 0)
