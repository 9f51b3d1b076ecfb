import type { OfferContent } from '@/contracts/offers/schemas'
import { INSURANCES } from '@/domain/offers/insurances'
import { smokingPolicyText } from '@/domain/offers/labels'
import { bonusPerLabel } from '@/domain/pay/bonus'
import { PREMIUM_PERCENT, type BonusTerms } from '@/domain/pay/pay'
import {
  formatDateTime,
  formatDuration,
  formatFullDay,
  formatShift,
  type Instant,
} from '@/lib/date'
import { formatYen } from '@/lib/text/money'

/** An offering as workers read it before they apply. */
type SharedOffering = {
  title: string
  startAt: Instant
  endAt: Instant
  breakMin: number
  closesAt: Instant
  hourlyWageYen: number
  transportationYen: number
  terms: OfferContent
}
/** The employer, and the place of work. */
type Recruiter = {
  employer: { name: string; address: string }
  store: { name: string; address: string }
}

/** Formats the scope of change (変更の範囲) of the work or the place. */
const scopeText = (scope: string) => `変更の範囲: ${scope || '変更なし'}`

/**
 * Returns the conditions that recruitment has to state, as pairs of label and text (職業安定法5条の3,
 * 職業安定法施行規則4条の2第3項): duties and place with the scope of their change, period, times, overtime, wage,
 * insurances, who recruits, and measures against smoking.
 */
export function sharedTermsOf(
  offering: SharedOffering,
  { employer, store }: Recruiter,
  bonuses: readonly BonusTerms[],
  now: Instant,
): [label: string, text: string][] {
  const { terms, startAt, endAt, breakMin } = offering
  const { place } = terms
  const workplace = place.sameAsClient || place.address === '' ? store.address : place.address
  const overtime = terms.overtimePossible ? 'あり' : 'なし'
  return [
    ['募集者', [employer.name, employer.address].filter(Boolean).join(' ')],
    ['仕事内容', `${terms.jobDescription}\n${scopeText(terms.changeScopeWork)}`],
    [
      '勤務地',
      `${[store.name, workplace].filter(Boolean).join(' ')}\n${scopeText(terms.changeScopePlace)}`,
    ],
    ['契約期間', `期間の定めあり(${formatFullDay(startAt)}の勤務1回)。更新なし。試用期間なし`],
    ['勤務日時', formatShift(startAt, endAt, now)],
    ['休憩', breakMin > 0 ? formatDuration(breakMin) : 'なし'],
    ['時間外労働', overtime],
    ['休日', '勤務1回の契約のため、なし'],
    ['時給', formatYen(offering.hourlyWageYen)],
    [
      '割増賃金',
      `深夜(22:00〜翌5:00)${PREMIUM_PERCENT}%、1日8時間・週40時間を超える労働${PREMIUM_PERCENT}%`,
    ],
    ['交通費', offering.transportationYen > 0 ? formatYen(offering.transportationYen) : 'なし'],
    ...bonuses.map(({ name, amountYen, per }): [string, string] => [
      'ボーナス',
      `${formatYen(amountYen)}(${bonusPerLabel[per]}・${name})`,
    ]),
    ['保険', INSURANCES],
    ['受動喫煙対策', smokingPolicyText(terms.smokingPolicy)],
    ['申し込みの締切', formatDateTime(offering.closesAt, now)],
  ]
}
