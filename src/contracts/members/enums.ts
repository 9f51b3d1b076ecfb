/** `invited`: has not accepted the invitation yet. `suspended`: cannot work here until resumed. */
export const memberStates = ['active', 'invited', 'suspended'] as const

/** Stores that one person can be given at once. */
export const MAX_MEMBER_CLIENTS = 200
