/** States of a rung; `rungStatesOf` of domain/offerings/ladder says when each holds. */
export const ladderRungStates = [
  'done',
  'current',
  'coming',
  'waiting',
  'skipped',
  'stopped',
] as const
export type LadderRungState = (typeof ladderRungStates)[number]
