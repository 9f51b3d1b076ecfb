/**
 * States of a step: open before the widest one, the widest open one, to come, waiting for a free seat, skipped, never
 * opened.
 */
export const ladderRungStates = [
  'done',
  'current',
  'coming',
  'waiting',
  'skipped',
  'stopped',
] as const
export type LadderRungState = (typeof ladderRungStates)[number]
