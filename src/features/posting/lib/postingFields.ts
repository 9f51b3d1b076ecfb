import type { Control, UseFormReturn } from 'react-hook-form'
import { ApiError } from '@/api/ApiError'
import type { OfferingInput, OfferingValidation } from '@/contracts/offerings/schemas'
import type { OfferingEditValidation } from '@/contracts/postings/schemas'
import type { PostingValues } from './postingValues'

/** What the server says of the conditions: of a posting that is there already also what cannot be changed, and who will be told. */
export type PostingAnswer = OfferingValidation &
  Partial<Pick<OfferingEditValidation, 'locked' | 'notifiedCount'>>
/** What every section of the form is given. */
export type Section = {
  form: PostingForm
  values: PostingValues
  answer: PostingAnswer | undefined
}
/** Why a field cannot be changed. */
export const lockOf = (answer: PostingAnswer | undefined, field: string) =>
  answer?.locked?.find((lock) => lock.field === field)?.message

export type PostingForm = UseFormReturn<PostingValues, unknown, OfferingInput> & {
  control: Control<PostingValues, unknown, OfferingInput>
}

/** The fields of the form as people call them, in its order. */
export const labels = {
  workOn: '勤務日',
  startTime: '開始',
  endTime: '終了',
  breakMin: '休憩',
  peopleWanted: '募集人数',
  hourlyWageYen: '時給',
  transportationYen: '交通費',
  scope: '公開範囲',
  groupIds: 'グループ',
  positionId: '必要なバッジ',
  autoPublic: '一般公開への切り替え',
  autoPublicMin: '切り替える時刻',
  closeRule: '応募の締切',
  customDay: '締切の日',
  memo: 'ワーカーへのメモ',
} as const

/** The field of the form that stands for one of the server's. */
export const fieldOf = (field: string) =>
  field === 'customClosesAt' ? 'customDay' : field === 'autoPublicAt' ? 'autoPublicMin' : field

/** What the rules refuse, as the refusal of a write would say it: each message goes to its field. */
export function refusal(errors: OfferingValidation['errors']) {
  const fields: Record<string, string> = {}
  for (const { field, message } of errors) fields[fieldOf(field)] ??= message
  return new ApiError(
    422,
    'invalid',
    errors.map((e) => e.message),
    fields,
  )
}

/** A refusal of the server with its faults at the fields of the form. */
export const atItsField = (error: unknown) =>
  error instanceof ApiError
    ? new ApiError(
        error.status,
        error.code,
        error.messages,
        Object.fromEntries(
          Object.entries(error.fields).map(([field, message]) => [fieldOf(field), message]),
        ),
      )
    : error
