const ALL_PERCENT = 100

/** How much of some seats is taken, in percent, rounded down: 100 only when all are taken. Undefined without seats. */
export const fillPercent = ({ wanted, matched }: { wanted: number; matched: number }) =>
  wanted === 0 ? undefined : Math.floor((matched * ALL_PERCENT) / wanted)
