import type { RejectReasonCode } from '@/contracts/storeCancellations/enums'
import { addMinutes, type Instant, msOf } from '@/lib/date'
import { CHECK_IN_OPENS_MIN } from '@/domain/matchings/matching'

/** Minutes until the operator examines the evidence of a submitted cancel. */
const EVIDENCE_REVIEW_MIN = 120
/**
 * A worker who is released from the review later than this many minutes before the start cannot be expected in time:
 * check-in is open by then.
 */
const restoreLeadMin = CHECK_IN_OPENS_MIN
/** A description of misconduct shorter than this states no fact that could be checked. */
const MIN_FACTS_LENGTH = 20

/**
 * When a request with evidence is decided: after the review time or at the start, whichever is first; after the
 * start, after the review time.
 */
export const evidenceReviewDueAt = (startAt: string, requestedAt: Instant): string => {
  const dueAt = addMinutes(requestedAt, EVIDENCE_REVIEW_MIN)
  const isBeforeStart = msOf(requestedAt) < msOf(startAt)
  return isBeforeStart && msOf(startAt) < msOf(dueAt) ? startAt : dueAt
}

/**
 * Whether a declined cancel leaves the worker without the shift, so that the whole leave allowance is due (民法536条2項,
 * 労働基準法26条).
 */
export const wasKeptAway = (startAt: Instant, decidedAt: Instant) =>
  msOf(decidedAt) > msOf(addMinutes(startAt, -restoreLeadMin))

/** The facts for the operator's rules. */
type EvidenceCase = {
  reason: RejectReasonCode
  note: string
  /** Files of the request that still exist. */
  fileCount: number
  /** A file of it was handed in before with another offering. */
  isReused: boolean
  /** The offering asks for a qualification or its document. */
  requiresQualification: boolean
  /** The store has checked the worker's document for this shift. */
  isDocumentChecked: boolean
}
export type EvidenceVerdict = { isAccepted: boolean; comment: string }

const storeReasons =
  /予約が(減|少な|なくな)|客足|売上|暇|(人|人手|人員)が(足り|余)|自社スタッフ|シフトの(組み直し|都合)|人件費|経費/
const legalGrounds = /検便|陽性|在留|就労(資格|許可)|年齢|歳未満|免許|資格|許可証|法令/

/**
 * The decision of the embedded operator by fixed rules: what the store wrote and attached must be able to carry the
 * reason (domain.md §4.6). A case that fails is the store's own risk, because the burden of proof for a dismissal
 * lies with the employer.
 */
export function reviewEvidence(evidence: EvidenceCase): EvidenceVerdict {
  const declined = (comment: string): EvidenceVerdict => ({ isAccepted: false, comment })
  if (evidence.fileCount === 0) return declined('添付された書類を確認できませんでした。')
  if (evidence.isReused) return declined('添付された書類が、別の申請で使われたものでした。')
  if (storeReasons.test(evidence.note))
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
  if (legalGrounds.test(evidence.note)) return undefined
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
