/** Why a link for setting a password was sent. */
export const setupKinds = ['invite', 'password_reset'] as const
export type SetupKind = (typeof setupKinds)[number]
/** `revoked`: withdrawn, or replaced by a later link. */
export const setupStatuses = ['valid', 'used', 'expired', 'revoked'] as const
export type SetupStatus = (typeof setupStatuses)[number]
