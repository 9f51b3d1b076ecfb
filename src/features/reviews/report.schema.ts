import * as z from 'zod/mini'
import { reviewReportReasons } from '@/contracts/reviews/enums'
import { ClientReviewReport } from '@/contracts/reviews/schemas'

/** The form of a report. Its initial reason is empty. */
export default z.extend(ClientReviewReport, {
  reason: z.enum(reviewReportReasons, '報告する理由を選んでください。'),
})
