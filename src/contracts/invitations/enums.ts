/** What a worker who accepts an invitation becomes: a trusted worker, or a graduate of the store. */
export const invitationPurposes = ['trusted', 'graduate'] as const
export type InvitationPurpose = (typeof invitationPurposes)[number]
