/** `ended`: cancelled by either side, or absent. */
export const userStates = ['live', 'ended'] as const
