/** `invited`: has never signed in by the invitation. `suspended`: cannot work here until resumed. */
export const memberStates = ['active', 'invited', 'suspended'] as const

/** Stores that one person can be given at once. */
export const MAX_MEMBER_CLIENTS = 200
