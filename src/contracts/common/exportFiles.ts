import { billingFileKinds } from '@/contracts/billing/enums'
import { int, required, shaped } from '@/lib/query'

/** What is made in the background and kept for seven days. */
export const exportFileKinds = [...billingFileKinds, 'workerList', 'recordArchive'] as const
export type ExportFileKind = (typeof exportFileKinds)[number]

const LARGEST_TIME = 999_999_999_999

/** What the signed link of a file carries. */
export const fileLinkQuery = {
  expires: required(int(0, 1, LARGEST_TIME)),
  signature: required(shaped('^[\\w-]{20,100}$')),
}
