import type { Control, UseFormReturn } from 'react-hook-form'
import { ApiError } from '@/api/ApiError'
import type { PublicationScope } from '@/contracts/offerings/enums'
import type {
  OfferingInput,
  OfferingValidation,
  OfferingEditValidation,
} from '@/contracts/offerings/schemas'
import { publicationScopeLabel } from '@/domain/offerings/scopes'
import { formatYen } from '@/lib/text/money'
import type { OfferingValues } from './offeringValues'

/**
 * The server's validation. For an existing offering also its locked fields and how many workers a
 * change notifies.
 */
export type FormValidation = OfferingValidation &
  Partial<Pick<OfferingEditValidation, 'locked' | 'notifiedCount'>>
/** The props of every section of the form. */
export type SectionProps = {
  form: OfferingForm
  values: OfferingValues
  validation: FormValidation | undefined
}
/** Why a field cannot be changed. */
export const lockOf = (validation: FormValidation | undefined, field: string) =>
  validation?.locked?.find((lock) => lock.field === field)?.message

export type OfferingForm = UseFormReturn<OfferingValues, unknown, OfferingInput> & {
  control: Control<OfferingValues, unknown, OfferingInput>
}

/** The display names of the fields, in the order of the form. */
export const labels = {
  workOn: '勤務日',
  startTime: '開始',
  endTime: '終了',
  breakMin: '休憩',
  peopleWanted: '募集人数',
  hourlyWageYen: '時給',
  transportationYen: '交通費',
  scope: '公開範囲',
  ladder: '公開の順番',
  groupIds: 'グループ',
  positionId: '必要なバッジ',
  autoPublic: '一般公開への切り替え',
  autoPublicMin: '切り替える時刻',
  closeRule: '申し込みの締切',
  customDay: '締切の日',
  memo: 'ワーカーへのメモ',
} as const

/** The labels in the notice of a conflict. */
export const conflictLabels = { ...labels, customTime: '締切の時刻' }
const yen = (value: number | null) => (value === null ? undefined : formatYen(value))
/** How the notice of a conflict writes the values of these fields. */
export const conflictWords = {
  breakMin: (value: number | null) => (value === null ? undefined : `${value}分`),
  peopleWanted: (value: number | null) => (value === null ? undefined : `${value}名`),
  hourlyWageYen: yen,
  transportationYen: yen,
  scope: (value: PublicationScope) => publicationScopeLabel[value],
  autoPublic: (value: boolean) => (value ? 'する' : 'しない'),
}

/** Fields of the API that have another name in the form. */
const formFields: Readonly<Record<string, string>> = {
  customClosesAt: 'customDay',
  autoPublicAt: 'autoPublicMin',
}
/** The form's name of a field of the API. */
export const fieldOf = (field: string) => formFields[field] ?? field

/** Converts the errors of a validation into an error of a write, so that each message appears at its field. */
export function toApiError(errors: OfferingValidation['errors']) {
  const fields: Record<string, string> = {}
  for (const { field, message } of errors) fields[fieldOf(field)] ??= message
  return new ApiError(
    422,
    'invalid',
    errors.map(({ message }) => message),
    { fields },
  )
}

/** Renames the fields of a server error to those of the form, so that each message appears at its field. */
export const withFormFields = (error: unknown) =>
  error instanceof ApiError
    ? new ApiError(error.status, error.code, error.messages, {
        fields: Object.fromEntries(
          Object.entries(error.fields).map(([field, message]) => [fieldOf(field), message]),
        ),
      })
    : error
