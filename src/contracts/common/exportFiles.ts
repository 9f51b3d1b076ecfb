import { billingFileKinds } from '@/contracts/billing/enums'
import { recordKinds } from '@/contracts/recordArchives/enums'
import { int, required, shaped } from '@/lib/query'

/** The kinds of files that are made in the background and kept for seven days. */
export const exportFileKinds = [...billingFileKinds, 'workerList', 'recordArchive'] as const
export type ExportFileKind = (typeof exportFileKinds)[number]

/** The steps in which a file is made. For the records vault, each kind of records is a step. */
export const exportSteps = recordKinds
export type ExportStep = (typeof exportSteps)[number]

const LARGEST_TIME = 999_999_999_999

/** The query parameters of the signed link of a file. */
export const fileLinkQuery = {
  expires: required(int(0, 1, LARGEST_TIME)),
  signature: required(shaped('^[\\w-]{20,100}$')),
}
