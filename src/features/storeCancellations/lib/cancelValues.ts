import type { UseFormReturn } from 'react-hook-form'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import type { OfferingUser } from '@/contracts/matchings/schemas'
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
/** The position of a field from top to bottom. */
export const placeOf = (name: string) => (fields as readonly string[]).indexOf(name)
/** The step that contains a field. */
export function stepOf(name: string): CancelStep {
  if (placeOf(name) < placeOf('reopen')) return 'reason'
  return name === 'reopen' ? 'effects' : 'message'
}
/** The answers to 持ち物・身だしなみ: undefined while one is missing, null where the reason does not ask. */
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
