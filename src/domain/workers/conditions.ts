import type { ConditionType } from '@/contracts/offers/enums'
import type { OfferContent } from '@/contracts/offers/schemas'
import { qualifications } from '@/domain/data/masterData'
import { conditionNumbers, conditionText } from '@/domain/offers/offerContent'
import { type Day, formatYearDay } from '@/lib/date'

/**
 * The reliability figures of a worker: rates in percent, points, and the number of shifts at the store. `goodRate` is
 * null without a review.
 */
export type WorkerFigures = {
  goodRate: number | null
  cancelRate: number
  lastMinuteCancelRate: number
  penaltyPoints: number
  workedCount: number
}
/** A certificate that the worker has submitted for a qualification, at any store. */
export type Certificate = {
  qualificationId: number
  status: 'submitted' | 'checked'
  expiresOn: Day | null
}
/** The data of a worker against which the conditions of an offering are checked. */
export type WorkerRecord = WorkerFigures & {
  qualificationIds: readonly number[]
  /** The latest certificate for each qualification and status, the newest first. */
  certificates: readonly Certificate[]
}
/** The record at the time of the application, which the matching keeps. */
export type FactsAtMatch = WorkerRecord

/** The requirements of an offering. */
export type ConditionTerms = Pick<
  OfferContent,
  'conditionItems' | 'qualificationIds' | 'qualificationDocumentRequired'
>
type ConditionItem = ConditionTerms['conditionItems'][number]

export const attitudeConditions: readonly ConditionType[] = [
  'good_rate_min',
  'cancel_rate_max',
  'last_minute_cancel_rate_max',
  'penalty_max',
]
export const experienceConditions: readonly ConditionType[] = [
  'worked_count_min',
  'experience',
  'qualification',
]
/** Returns the compulsory conditions of these types. */
export const compulsoryItems = (
  { conditionItems }: Pick<ConditionTerms, 'conditionItems'>,
  types: readonly ConditionType[],
) => conditionItems.filter((item) => item.must && types.includes(item.type))

const figureNames: Partial<Record<ConditionType, keyof WorkerFigures>> = {
  good_rate_min: 'goodRate',
  cancel_rate_max: 'cancelRate',
  last_minute_cancel_rate_max: 'lastMinuteCancelRate',
  penalty_max: 'penaltyPoints',
  worked_count_min: 'workedCount',
}
/** Returns the figure that decides a condition; undefined if none does, null if the worker has no such rate yet. */
const figureOf = (type: ConditionType, worker: WorkerFigures): number | null | undefined => {
  const name = figureNames[type]
  return name && worker[name]
}
/** Whether a worker meets one condition; undefined if that needs a human decision. */
export const meetsCondition = (
  { type, value }: Pick<ConditionItem, 'type' | 'value'>,
  worker: WorkerFigures,
): boolean | undefined => {
  const figure = figureOf(type, worker)
  if (figure === undefined || value === null) return undefined
  // Somebody without a review has no rate, and is given the benefit of the doubt.
  if (figure === null) return true
  return conditionNumbers[type]?.bound === '以下' ? figure <= value : figure >= value
}
/** Returns the compulsory conditions of these types that the worker's figures do not meet. */
export const unmetConditions = (
  terms: Pick<ConditionTerms, 'conditionItems'>,
  worker: WorkerFigures,
  types: readonly ConditionType[] = [...attitudeConditions, ...experienceConditions],
) => compulsoryItems(terms, types).filter((item) => meetsCondition(item, worker) === false)

const nameOfQualification = (id: number) =>
  qualifications.find((qualification) => qualification.id === id)?.name ?? '資格'

const isValidOn = ({ expiresOn }: Certificate, workOn: Day) =>
  expiresOn === null || expiresOn >= workOn

/**
 * Returns the first qualification of the offering that the worker has not registered (`expiredOn` null), or whose
 * certificates are no longer valid on the day of work (`expiredOn`: when the latest one expires).
 */
export const missingQualification = (
  { qualificationIds }: Pick<ConditionTerms, 'qualificationIds'>,
  worker: Pick<WorkerRecord, 'qualificationIds' | 'certificates'>,
  workOn: Day,
): { name: string; expiredOn: Day | null } | undefined => {
  for (const id of qualificationIds) {
    if (!worker.qualificationIds.includes(id))
      return { name: nameOfQualification(id), expiredOn: null }
    const certificates = worker.certificates.filter((item) => item.qualificationId === id)
    const [latest] = certificates
    if (latest && !certificates.some((certificate) => isValidOn(certificate, workOn)))
      return { name: nameOfQualification(id), expiredOn: latest.expiresOn }
  }
  return undefined
}

/**
 * Returns the first qualification of an offering for which the worker has no confirmed certificate that is valid on the
 * day of work; undefined if the offering asks for no certificates. `isHandedIn`: one is waiting for its confirmation.
 */
export const unconfirmedQualification = (
  { qualificationIds, qualificationDocumentRequired }: ConditionTerms,
  { certificates }: WorkerRecord,
  workOn: Day,
): { name: string; isHandedIn: boolean } | undefined => {
  if (!qualificationDocumentRequired) return undefined
  for (const id of qualificationIds) {
    const valid = certificates.filter(
      (certificate) => certificate.qualificationId === id && isValidOn(certificate, workOn),
    )
    if (!valid.some(({ status }) => status === 'checked'))
      return { name: nameOfQualification(id), isHandedIn: valid.length > 0 }
  }
  return undefined
}

/** Why the qualifications of the worker are not sufficient for this offering. */
const cannotProveQualifications = (
  terms: ConditionTerms,
  worker: WorkerRecord,
  workOn: Day,
): string | undefined => {
  const missing = missingQualification(terms, worker, workOn)
  if (missing)
    return missing.expiredOn === null
      ? `この求人には「${missing.name}」の資格が必要です。資格を登録してから申し込んでください。`
      : `「${missing.name}」の証明書の期限(${formatYearDay(missing.expiredOn)})が、勤務日より前に切れるため、申し込めません。新しい証明書を登録してください。`
  const unconfirmed = unconfirmedQualification(terms, worker, workOn)
  if (!unconfirmed) return undefined
  return unconfirmed.isHandedIn
    ? `提出した「${unconfirmed.name}」の証明書は確認待ちです。確認が済むと申し込めます。`
    : `この求人には「${unconfirmed.name}」の証明書の確認が必要です。証明書の画像を提出してください。確認が済むと申し込めます。`
}

/** States the worker's figure for a condition: 「現在のGood率は78%です。」; '' for a condition without a figure. */
export const describeFigure = (item: ConditionItem, worker: WorkerFigures) => {
  const figure = figureOf(item.type, worker)
  const number = conditionNumbers[item.type]
  if (figure == null || !number) return ''
  return item.type === 'worked_count_min'
    ? `現在は${figure}${number.unit}です。`
    : `現在の${number.subject}は${figure}${number.unit}です。`
}

/**
 * Why a worker does not meet the requirements of the offering: its qualifications with their certificates, and the
 * compulsory conditions that figures decide. The application concludes the labour contract (労働契約法6条), so the
 * conditions are checked before it and not held against the worker later.
 */
export const cannotMeetConditions = (
  terms: ConditionTerms,
  worker: WorkerRecord,
  workOn: Day,
): string | undefined => {
  const unproved = cannotProveQualifications(terms, worker, workOn)
  if (unproved) return unproved
  const [unmet] = unmetConditions(terms, worker)
  return (
    unmet &&
    `この求人の条件「${conditionText(unmet)}」を満たしていないため、申し込めません。${describeFigure(unmet, worker)}`
  )
}
