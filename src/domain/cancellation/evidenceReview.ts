import type { RejectReasonCode } from '@/contracts/storeCancellations/enums'
import { CHECK_IN_OPENS_MIN } from '@/domain/matchings/matching'
import { addMinutes, type Instant, msOf } from '@/lib/date'

/** Minutes until the operator examines the evidence of a submitted cancel. */
const EVIDENCE_REVIEW_MIN = 120
/**
 * A worker who is released from the review later than this many minutes before the start cannot be expected in time:
 * check-in is open by then.
 */
const restoreLeadMin = CHECK_IN_OPENS_MIN
/** A description of misconduct with fewer characters states no fact that could be checked. */
const MIN_FACTS_LENGTH = 20

/**
 * Returns when a request with evidence is decided: after the review time, but at the start of the shift if the request
 * came before the start and the review time would go beyond it.
 */
export const evidenceReviewDueAt = (startAt: string, requestedAt: Instant): string => {
  const dueAt = addMinutes(requestedAt, EVIDENCE_REVIEW_MIN)
  const isBeforeStart = msOf(requestedAt) < msOf(startAt)
  return isBeforeStart && msOf(startAt) < msOf(dueAt) ? startAt : dueAt
}

/**
 * Whether a declined cancel leaves the worker without the shift, so that the whole leave allowance is due
 * (民法536条2項, 労働基準法26条).
 */
export const wasKeptAway = (startAt: Instant, decidedAt: Instant) =>
  msOf(decidedAt) > msOf(addMinutes(startAt, -restoreLeadMin))

/** The facts for the operator's rules. */
type EvidenceCase = {
  reason: RejectReasonCode
  note: string
  /** Number of files of the request that still exist. */
  fileCount: number
  /** One of the files was already used in a request for another offering. */
  isReused: boolean
  /** The offering asks for a qualification or its document. */
  requiresQualification: boolean
  /** The store has checked the worker's document for this shift. */
  isDocumentChecked: boolean
}
export type EvidenceVerdict = { isAccepted: boolean; comment: string }

/** Words of a note that give a business reason of the store. */
const storeReasonWords =
  /予約が(減|少な|なくな)|客足|売上|暇|(人|人手|人員)が(足り|余)|自社スタッフ|シフトの(組み直し|都合)|人件費|経費/
/** Words of a note that name a requirement of law for the work. */
const legalGroundWords = /検便|陽性|在留|就労(資格|許可)|年齢|歳未満|免許|資格|許可証|法令/

/**
 * Decides for the embedded operator by fixed rules (docs/adr/0027-review-of-evidence.md): what the store wrote and
 * attached must support the reason. Doubt goes against the store, because an employer has to prove the grounds of a
 * dismissal.
 */
export function reviewEvidence(evidence: EvidenceCase): EvidenceVerdict {
  const declined = (comment: string): EvidenceVerdict => ({ isAccepted: false, comment })
  if (evidence.fileCount === 0) return declined('添付された書類を確認できませんでした。')
  if (evidence.isReused) return declined('添付された書類が、別の申請で使われたものでした。')
  if (storeReasonWords.test(evidence.note))
    return declined('説明の内容が、店舗の都合にあたるため、申請の理由とは認められません。')
  const problem =
    evidence.reason === 'qualification_missing'
      ? qualificationProblem(evidence)
      : factsProblem(evidence)
  return problem === undefined
    ? { isAccepted: true, comment: '説明と添付書類がそろっていることを確認しました。' }
    : declined(problem)
}

function qualificationProblem(evidence: EvidenceCase) {
  if (legalGroundWords.test(evidence.note)) return undefined
  if (!evidence.requiresQualification)
    return '募集に書いていない資格や条件のため、申請の理由とは認められません。'
  return evidence.isDocumentChecked
    ? 'この勤務の資格書類は、店舗がすでに確認しているため、申請の理由とは認められません。'
    : undefined
}

const factsProblem = ({ note }: EvidenceCase) =>
  note.trim().length < MIN_FACTS_LENGTH
    ? 'いつ、何があったのかを、説明から確認できませんでした。'
    : undefined
