export const setupKinds = ['invite', 'password_reset'] as const
export type SetupKind = (typeof setupKinds)[number]
export const setupStatuses = ['valid', 'used', 'expired', 'revoked'] as const
export type SetupStatus = (typeof setupStatuses)[number]
