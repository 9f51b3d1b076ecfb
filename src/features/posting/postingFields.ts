import type { Control, UseFormReturn } from 'react-hook-form'
import { ApiError } from '@/api/apiError'
import type { OfferingInput, OfferingValidation } from '@/contracts/offerings.schemas'
import type { PostingValues } from './postingValues'

export type PostingForm = UseFormReturn<PostingValues, unknown, OfferingInput> & { control: Control<PostingValues, unknown, OfferingInput> }

/** The fields of the form as people call them, in its order. */
export const labels = {
  workOn: '勤務日', startTime: '開始', endTime: '終了', breakMin: '休憩', peopleWanted: '募集人数', hourlyWageYen: '時給', transportationYen: '交通費',
  scope: '公開範囲', groupIds: 'グループ', autoPublic: '一般公開への切り替え', closeRule: '応募の締切', customDay: '締切の日', memo: 'ワーカーへのメモ',
} as const

/** The field of the form that stands for one of the server's. */
export const fieldOf = (field: string) => (field === 'customClosesAt' ? 'customDay' : field === 'autoPublicAt' ? 'autoPublic' : field)

/** What the rules refuse, as the refusal of a write would say it: each message goes to its field. */
export function refusal(errors: OfferingValidation['errors']) {
  const fields: Record<string, string> = {}
  for (const { field, message } of errors) fields[fieldOf(field)] ??= message
  return new ApiError(422, 'invalid', errors.map((e) => e.message), fields)
}
