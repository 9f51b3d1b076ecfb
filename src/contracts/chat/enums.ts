export const chatRoomStates = ['open', 'in_negotiation', 'closed'] as const
export type ChatRoomState = (typeof chatRoomStates)[number]

/** What store and worker have to settle in their room (協議). */
export const claimKinds = ['condition_unmet', 'cancel_request', 'pay_dispute', 'other'] as const
export type ClaimKind = (typeof claimKinds)[number]

export const claimStatuses = ['open', 'resolved', 'withdrawn'] as const
export type ClaimStatus = (typeof claimStatuses)[number]
