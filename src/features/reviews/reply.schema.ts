import { ClientReviewReply } from '@/contracts/reviews/schemas'

export default ClientReviewReply
