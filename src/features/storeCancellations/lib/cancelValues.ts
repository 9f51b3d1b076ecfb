import type { UseFormReturn } from 'react-hook-form'
import type { OfferingUser } from '@/contracts/matchings/schemas'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import type { Judgement, RejectReasonTypesV2 } from '@/contracts/storeCancellations/schemas'
import { cannotCancelByStore } from '@/domain/matchings/matching'

export type ReasonType = RejectReasonTypesV2['items'][number]
export type CancelValues = {
  reasonTypeId: string
  itemWritten: '' | 'yes' | 'no'
  workPossible: '' | 'yes' | 'no'
  note: string
  message: string
  evidenceFileIds: File[]
  confirmedWithWorker: boolean
  reopen: 'yes' | 'no'
  agreedToPay: boolean
  /** The displayed leave allowance in yen, which the user agrees to. */
  dueYen: number
}
export type CancelFormApi = UseFormReturn<CancelValues, unknown, CancelValues>

export const emptyCancel: CancelValues = {
  reasonTypeId: '',
  itemWritten: '',
  workPossible: '',
  note: '',
  message: '',
  evidenceFileIds: [],
  confirmedWithWorker: false,
  reopen: 'no',
  agreedToPay: false,
  dueYen: 0,
}
/**
 * The label of the total. A total of 0 holds only by the operator's rules; the labour contract may still require pay.
 */
export function totalLabel(judgement: Judgement) {
  if (judgement.totalYen === 0) return '運営の規約による休業手当'
  const { length } = cancellableOf(judgement)
  return length > 1 ? `休業手当の合計(${length}名)` : '休業手当'
}
/** The steps of the form; a phone shows one at a time. */
export const cancelSteps = ['reason', 'effects', 'message'] as const
export type CancelStep = (typeof cancelSteps)[number]
const fields = [
  'reasonTypeId',
  'itemWritten',
  'workPossible',
  'reopen',
  'confirmedWithWorker',
  'evidenceFileIds',
  'note',
  'message',
  'agreedToPay',
] as const
/** The position of a field in the form, from the top. */
export const placeOf = (name: string) => (fields as readonly string[]).indexOf(name)
/** The step that contains a field. */
export function stepOf(name: string): CancelStep {
  if (placeOf(name) < placeOf('reopen')) return 'reason'
  return name === 'reopen' ? 'effects' : 'message'
}
/** The answers to the questions of a reason: undefined while one is missing, null if the reason asks none. */
export function answersOf(
  reason: ReasonType | undefined,
  { itemWritten, workPossible }: Pick<CancelValues, 'itemWritten' | 'workPossible'>,
) {
  if (reason?.needsLeaveAllowance !== 'by_answers') return null
  if (itemWritten === '' || workPossible === '') return undefined
  return { itemWritten: itemWritten === 'yes', workPossible: workPossible === 'yes' }
}
/** The workers who can be cancelled for the judged reason. */
export const cancellableOf = (judgement: Judgement | undefined) =>
  judgement?.items.filter((item) => item.refusal === null) ?? []
/** 「小林さん」: the family name with さん. */
export const shortNameOf = (name: string) => `${name.split(/[ 　]/)[0] ?? name}さん`
/**
 * Why this worker cannot be cancelled for any reason. A late worker has not come yet, so the status
 * `late` counts as established.
 */
export const refusalOf = (worker: OfferingUser, { startAt, endAt }: OfferingDetail, now: Date) =>
  cannotCancelByStore(
    {
      status: worker.status === 'late' ? 'established' : worker.status,
      startAt,
      endAt,
      checkedInAt: worker.checkedInAt,
      checkedOutAt: worker.checkedOutAt,
      cancelReviewDueAt: worker.cancelReview?.dueAt ?? null,
    },
    now,
  )
