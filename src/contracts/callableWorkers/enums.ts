/** Whether a store can call a worker for an offering. `busy`: what they do elsewhere is not shown. */
export const callStates = ['callable', 'limit', 'busy', 'conditions', 'blocked'] as const
export type CallState = (typeof callStates)[number]
