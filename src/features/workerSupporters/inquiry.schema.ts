import * as z from 'zod/mini'
import { WorkerSupporterInquiry } from '@/contracts/workerSupporters/schemas'

/** The form of an inquiry. Its initial subject is empty. */
export default z.extend(WorkerSupporterInquiry, {
  subjectId: z.int('件名を選んでください。').check(z.positive('件名を選んでください。')),
})
