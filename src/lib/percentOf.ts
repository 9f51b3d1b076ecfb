/** A part of a whole in whole percent; null when there is no whole. */
export const percentOf = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part * 100) / whole)
