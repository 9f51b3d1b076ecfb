import type { UseFormReturn } from 'react-hook-form'
import type { OfferingDetail, OfferingUser } from '@/contracts/offerings/schemas'
import type { RejectReasonTypesV2 } from '@/contracts/storeCancellations/schemas'
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
  /** The leave allowance that stands on the screen, in yen: what is agreed to. */
  dueYen: number
}
export type Cancelling = UseFormReturn<CancelValues, unknown, CancelValues>

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
/** The phone's steps: reason, what it costs, what the worker reads. */
export const stepCount = 3
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
/** The place of a field from top to bottom, and the step it stands in, from 0. */
export const placeOf = (name: string) => (fields as readonly string[]).indexOf(name)
export const stepOf = (name: string) => (placeOf(name) < 3 ? 0 : placeOf(name) < 4 ? 1 : 2)
/** 「小林さん」: the name by which one is called. */
export const calledOf = (name: string) => `${name.split(/[ 　]/)[0] ?? name}さん`
/** Why this worker cannot be called off for any reason. Who is late has not come yet. */
export const refusalOf = (u: OfferingUser, { startAt, endAt }: OfferingDetail, now: Date) =>
  cannotCancelByStore(
    {
      status: u.status === 'late' ? 'established' : u.status,
      startAt,
      endAt,
      checkedInAt: u.checkedInAt,
      checkedOutAt: u.checkedOutAt,
    },
    now,
  )
