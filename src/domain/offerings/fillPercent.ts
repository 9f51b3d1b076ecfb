const ALL_PERCENT = 100

/**
 * Returns the taken share of the seats in percent, rounded down: 100 only if all are taken. Undefined without seats.
 */
export const fillPercent = ({ wanted, matched }: { wanted: number; matched: number }) =>
  wanted === 0 ? undefined : Math.floor((matched * ALL_PERCENT) / wanted)
