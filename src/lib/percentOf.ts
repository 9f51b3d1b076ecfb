/** Returns a part of a whole in percent, rounded; null if the whole is 0. */
export const percentOf = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part * 100) / whole)
