/** Sender of a message, and so the side of its bubble. The system's own messages are in the middle. */
export const bubbleSides = ['client', 'worker'] as const
export type BubbleSide = (typeof bubbleSides)[number]

export const chatRoomStates = ['open', 'in_negotiation', 'closed'] as const
export type ChatRoomState = (typeof chatRoomStates)[number]

/** Subject of a negotiation between store and worker in their room (協議). */
export const claimKinds = ['condition_unmet', 'cancel_request', 'pay_dispute', 'other'] as const
export type ClaimKind = (typeof claimKinds)[number]

export const claimStatuses = ['open', 'resolved', 'withdrawn'] as const

/** Maximum length of a chat message, in characters. */
export const MAX_MESSAGE_LENGTH = 1000

/** Characters in which a claim of a negotiation is summed up. */
export const MAX_CLAIM_SUMMARY_LENGTH = 300
