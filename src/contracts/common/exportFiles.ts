import { billingFileKinds } from '@/contracts/billing/enums'
import { recordKinds } from '@/contracts/recordArchives/enums'
import { int, required, shaped } from '@/lib/query'

/** What is made in the background and kept for seven days. */
export const exportFileKinds = [...billingFileKinds, 'workerList', 'recordArchive'] as const
export type ExportFileKind = (typeof exportFileKinds)[number]

/** What is being written of a file that people wait for: of the records vault the kind of records. */
export const exportSteps = recordKinds
export type ExportStep = (typeof exportSteps)[number]

const LARGEST_TIME = 999_999_999_999

/** What the signed link of a file carries. */
export const fileLinkQuery = {
  expires: required(int(0, 1, LARGEST_TIME)),
  signature: required(shaped('^[\\w-]{20,100}$')),
}
