import type { MatchFindingKind } from '@/contracts/matchings/enums'
import type { RejectReasonCode } from '@/contracts/storeCancellations/enums'
import { conditionText } from '@/domain/offers/offerContent'
import { needsAgeCertificate } from '@/domain/workers/age'
import {
  attitudeConditions,
  type ConditionTerms,
  describeFigure,
  experienceConditions,
  missingQualification,
  unconfirmedQualification,
  unmetConditions,
  type WorkerRecord,
} from '@/domain/workers/conditions'
import { type Day, formatYearDay } from '@/lib/date'

/** The text for questions that the worker has not answered. */
export const openAnswersText = '働く前の質問が未回答'

/**
 * A problem of a match. `reasonCode`: the reason for which the store may cancel because of it; null if there is none.
 */
export type MatchFinding = {
  kind: MatchFindingKind
  text: string
  detail: string
  reasonCode: Extract<
    RejectReasonCode,
    'qualification_missing' | 'attitude_condition' | 'experience_condition'
  > | null
}

function qualificationFinding(
  terms: ConditionTerms,
  record: WorkerRecord,
  workOn: Day,
): MatchFinding | undefined {
  const reasonCode = 'qualification_missing'
  const missing = missingQualification(terms, record, workOn)
  if (missing)
    return missing.expiredOn === null
      ? {
          kind: 'certificate_missing',
          text: `「${missing.name}」の登録がありません`,
          detail: '募集に、必要な資格として書いています。',
          reasonCode,
        }
      : {
          kind: 'certificate_expired',
          text: `「${missing.name}」の期限切れ`,
          detail: `証明書は${formatYearDay(missing.expiredOn)}までで、勤務日に足りません。`,
          reasonCode,
        }
  const unconfirmed = unconfirmedQualification(terms, record, workOn)
  if (!unconfirmed) return undefined
  return {
    kind: 'certificate_unconfirmed',
    text: `「${unconfirmed.name}」の証明書が未確認`,
    detail: unconfirmed.isHandedIn ? '提出済みで、確認待ちです。' : '証明書の提出がありません。',
    reasonCode,
  }
}

/** Confirming the match records who saw the certificate, and when. */
const ageCertificate: MatchFinding = {
  kind: 'age_certificate',
  text: '18歳未満です。年齢を証明する書類の確認が必要です',
  detail:
    '住民票記載事項の証明書などを勤務の前に見て、写しを店舗に備え付けてください(労働基準法57条1項)。確認したら、ここで確認済みにするか、当日の出勤者名簿で印をつけると、確認した人と日時が残ります。',
  reasonCode: null,
}

/**
 * Returns the problems of a match, by the terms of the offering and the current record of the worker: certificates,
 * open questions and compulsory conditions. Sex, nationality and address are never among them. Age is never a reason
 * for a cancel; it is named because the employer has to keep a certificate of age of a worker under 18
 * (労働基準法57条1項). Conditions were met at the application (`cannotMeetConditions`), so they appear only if the
 * record has changed.
 */
export function matchFindings(
  terms: ConditionTerms,
  record: WorkerRecord,
  {
    workOn,
    openQuestions,
    birthOn,
  }: { workOn: Day; openQuestions: number; birthOn?: Day | undefined },
): MatchFinding[] {
  const qualification = qualificationFinding(terms, record, workOn)
  const answers: MatchFinding[] =
    openQuestions > 0
      ? [
          {
            kind: 'answers_open',
            text: openAnswersText,
            detail: `${openQuestions}件の質問に、まだ回答がありません。`,
            reasonCode: null,
          },
        ]
      : []
  const unmetOf = (reasonCode: 'attitude_condition' | 'experience_condition') =>
    unmetConditions(
      terms,
      record,
      reasonCode === 'attitude_condition' ? attitudeConditions : experienceConditions,
    ).map((item): MatchFinding => ({
      kind: 'condition_unmet',
      text: `募集の条件「${conditionText(item)}」に合っていません`,
      detail: describeFigure(item, record),
      reasonCode,
    }))
  return [
    ...(qualification ? [qualification] : []),
    ...(birthOn !== undefined && needsAgeCertificate(birthOn, workOn) ? [ageCertificate] : []),
    ...answers,
    ...unmetOf('attitude_condition'),
    ...unmetOf('experience_condition'),
  ]
}

/** Whether the worker can solve a problem: all but an unmet condition, because nobody can submit a better record. */
export const canBeAskedFor = ({ kind }: Pick<MatchFinding, 'kind'>) => kind !== 'condition_unmet'

/** Returns the problems that are new since the match was accepted. `confirmed`: the texts at that time. */
export const newFindings = <F extends Pick<MatchFinding, 'text'>>(
  findings: readonly F[],
  confirmed: readonly string[],
): F[] => findings.filter(({ text }) => !confirmed.includes(text))

/**
 * Why the problems of a match cannot be accepted; undefined if they can. `seen`: the texts that the user saw; newer
 * problems must be seen first.
 */
export function cannotConfirmMatch(
  findings: readonly Pick<MatchFinding, 'text'>[],
  seen: readonly string[],
): string | undefined {
  if (findings.length === 0) return 'このマッチングには、確認が要ることはもうありません。'
  return newFindings(findings, seen).length > 0
    ? '確認が要ることが増えています。最新の内容を確かめてください。'
    : undefined
}
