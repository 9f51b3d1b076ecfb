import type { Pay } from '@/contracts/offerings/schemas'
import type { OfferContent } from '@/contracts/offers/schemas'
import { rejectReasonsOn } from '@/domain/cancellation/rejection'
import { FREE_CANCEL_HOURS } from '@/domain/matchings/matching'
import { INSURANCES } from '@/domain/offers/insurances'
import { smokingPolicyText } from '@/domain/offers/labels'
import { bonusPerLabel } from '@/domain/pay/bonus'
import { PREMIUM_PERCENT } from '@/domain/pay/pay'
import {
  dayOf,
  formatDuration,
  formatFullDay,
  formatHours,
  formatYearDay,
  type Instant,
} from '@/lib/date'
import { formatYen } from '@/lib/text/money'

/** One item of a notice. `article`: the number (号) of 労働基準法施行規則5条1項 that requires it, or another source. */
type NoticeItem = { article: string; label: string; text: string }

/** The facts for a notice, as they are when the worker is matched. */
export type NoticeFacts = {
  employer: { name: string; representativeName: string; address: string }
  store: {
    name: string
    address: string
    phoneNumber: string
    managerName: string
    /** The rule of the store, which applies if the offering has none. */
    isStoolInspectionRequired: boolean
  }
  offering: {
    title: string
    occupationName: string
    startAt: Instant
    endAt: Instant
    breakMin: number
    hourlyWageYen: number
    transportationYen: number
    terms: OfferContent
  }
  pay: Pay
}

/** The content of the notice of a match. It is stored with the match and never changes. */
export type NoticeContent = {
  employer: NoticeFacts['employer']
  storeName: string
  title: string
  items: NoticeItem[]
}

const lines = (...parts: (string | false)[]) => parts.filter(Boolean).join('\n')

/** 1号 to 1号の3: the period, renewal, place and duties with the scope of their change (in force since 2024-04-01). */
function contractItems({ store, offering }: NoticeFacts): NoticeItem[] {
  const { startAt, endAt, terms, title, occupationName } = offering
  const { place } = terms
  const workplace = place.sameAsClient || place.address === '' ? store.address : place.address
  return [
    {
      article: '1号',
      label: '労働契約の期間',
      text: `期間の定めあり ${formatFullDay(startAt)} ${formatHours(startAt, endAt)}の勤務1回。契約は、申し込みの完了時に成立する。`,
    },
    {
      article: '1号の2',
      label: '契約を更新する場合の基準',
      text: '更新しない(通算の契約期間・更新の回数の上限は、更新がないため定めない)。再び勤務するときは、その都度新しい契約を結ぶ。',
    },
    {
      article: '1号の3',
      label: '就業の場所',
      text: lines(
        `雇入れ直後 ${[store.name, workplace].filter(Boolean).join(' ')}`,
        place.meetingPlace !== '' && `集合場所 ${place.meetingPlace}`,
        `変更の範囲 ${terms.changeScopePlace || '変更なし'}`,
      ),
    },
    {
      article: '1号の3',
      label: '従事すべき業務',
      text: lines(
        `雇入れ直後 ${title}(${occupationName})`,
        terms.jobDescription,
        `変更の範囲 ${terms.changeScopeWork || '変更なし'}`,
      ),
    },
  ]
}

/** 2号: times, overtime, breaks, days off and leave. */
function timeItems({ offering: { startAt, endAt, breakMin, terms } }: NoticeFacts): NoticeItem[] {
  return [
    {
      article: '2号',
      label: '始業・終業の時刻',
      text: lines(
        `${formatHours(startAt, endAt)}(交替制による就業時転換なし)`,
        terms.hasUniformChange &&
          `制服への着替え${formatDuration(terms.changeTimeMin)}は、勤務時間に含む`,
      ),
    },
    {
      article: '2号',
      label: '所定労働時間を超える労働',
      text: terms.overtimePossible ? 'あり' : 'なし',
    },
    {
      article: '2号',
      label: '休憩時間',
      text: breakMin > 0 ? formatDuration(breakMin) : 'なし',
    },
    {
      article: '2号',
      label: '休日・休暇',
      text: '休日 勤務1回の契約のため、なし。年次有給休暇は、労働基準法39条の要件を満たすときに与える。',
    },
  ]
}

const bonusLine = ({ name, amountYen, per }: NonNullable<Pay['bonuses']>[number]) =>
  `${name} ${bonusPerLabel[per]}に${formatYen(amountYen)}`

/** Lists the planned pay item by item: the amounts if the shift goes as planned. */
const plannedPay = (pay: Pay) =>
  [
    `基本賃金 ${formatYen(pay.baseYen)}`,
    pay.nightPremiumYen > 0 && `深夜割増 ${formatYen(pay.nightPremiumYen)}`,
    pay.overtimePremiumYen > 0 && `時間外割増 ${formatYen(pay.overtimePremiumYen)}`,
    pay.bonusYen > 0 && `ボーナス ${formatYen(pay.bonusYen)}`,
    pay.transportationYen > 0 && `交通費 ${formatYen(pay.transportationYen)}`,
    `合計 ${formatYen(pay.grossYen)}`,
  ]
    .filter(Boolean)
    .join('、')

/**
 * 3号: amount, calculation, closing, day and way of payment, raises. Premiums follow 労働基準法37条. Work is paid by
 * the minute and rounded up, so that all of it is paid (24条).
 */
function wageItems({ offering: { hourlyWageYen, transportationYen }, pay }: NoticeFacts) {
  return [
    {
      article: '3号',
      label: '賃金の決定・計算の方法',
      text: lines(
        `時給 ${formatYen(hourlyWageYen)}`,
        `交通費 ${transportationYen > 0 ? `1回の勤務ごとに${formatYen(transportationYen)}` : 'なし'}`,
        ...(pay.bonuses ?? []).map(bonusLine),
        `割増賃金 深夜(22:00〜翌5:00)${PREMIUM_PERCENT}%、1日8時間・週40時間を超える労働${PREMIUM_PERCENT}%`,
        '計算 1分単位で計算し、1円未満は切り上げる',
        `予定どおり勤務した場合 ${plannedPay(pay)}`,
      ),
    },
    {
      article: '3号',
      label: '賃金の締切り・支払の時期',
      text: '締切り 勤務の終了日。支払 勤務の終了日(時刻の修正を依頼したときの差額は、報酬が確定した日。チェックインの記録がないときは、全額を報酬が確定した日)。',
    },
    {
      article: '3号',
      label: '賃金の支払の方法',
      text: '使用者に代わって運営が、ワーカー本人の指定する預貯金口座へ振り込む。振込手数料は差し引かない。控除するのは、法令による源泉所得税のみ。',
    },
    { article: '3号', label: '昇給', text: 'なし(勤務1回の契約のため)' },
  ]
}

/**
 * 4号: how the contract ends, with the grounds of dismissal. A fixed term ends early only for unavoidable reasons
 * (労働契約法17条1項). The employer reserves the right to cancel for the listed reasons (解約可能事由); any other
 * cancel needs leave allowance (労働基準法26条).
 */
function endItem({ offering: { startAt } }: NoticeFacts): NoticeItem {
  const reasons = rejectReasonsOn(dayOf(startAt))
  const labels = (isBefore24h: boolean) =>
    reasons
      .filter(({ window, allowance }) => {
        if (allowance === 'always') return false
        return (window === 'before_24h') === isBefore24h
      })
      .map(({ label }) => label)
      .join('、')
  return {
    article: '4号',
    label: '退職に関する事項(解雇の事由を含む)',
    text: lines(
      '退職 契約期間の満了により終了する。定年制・継続雇用制度なし。',
      'ワーカーの都合による退職 アプリのキャンセルの手続きによる。',
      '解雇の事由 やむを得ない事由がある場合に限る(労働契約法17条1項)。',
      `解約可能事由 ${labels(false)}`,
      `解約可能事由(開始の${FREE_CANCEL_HOURS}時間前まで) ${labels(true)}`,
      'このほか使用者の責めに帰すべき事由で休業させるときは、休業手当を支払う(労働基準法26条)。',
    ),
  }
}

/**
 * 4号の2 to 11号: only items for which the employer has rules (労働基準法施行規則5条1項ただし書), so what the offering
 * does not mention is left out. Retirement pay and bonus must be stated for fixed-term workers
 * (パートタイム・有期雇用労働法6条1項).
 */
function conditionalItems({ offering: { terms }, store }: NoticeFacts): NoticeItem[] {
  const isInspectionRequired =
    terms.stoolInspection === 'required' ||
    (terms.stoolInspection !== 'not_required' && store.isStoolInspectionRequired)
  const belongings = [...terms.belongings, terms.clothing].filter(Boolean).join('、')
  return [
    { article: '4号の2', label: '退職手当', text: 'なし' },
    { article: '5号', label: '臨時に支払われる賃金・賞与', text: 'なし' },
    ...(belongings === ''
      ? []
      : [{ article: '6号', label: 'ワーカーが用意するもの', text: belongings }]),
    {
      article: '7号',
      label: '安全・衛生',
      text: lines(
        `受動喫煙対策 ${smokingPolicyText(terms.smokingPolicy)}`,
        isInspectionRequired && '検便 結果を提出する',
        !!terms.safetyTraining && `雇入れ時教育 ${terms.safetyTraining}`,
      ),
    },
    { article: '職安則4条の2', label: '社会保険・労働保険', text: INSURANCES },
    {
      article: '9号',
      label: '災害補償',
      text: '労働者災害補償保険を適用する。',
    },
  ]
}

/**
 * How the notice is given (労働基準法施行規則5条4項), and whom to ask (パートタイム・有期雇用労働法施行規則2条1項4号).
 */
function noticeItems({ store, offering: { terms } }: NoticeFacts): NoticeItem[] {
  const contact = [
    store.name,
    terms.contactPerson || store.managerName,
    terms.emergencyPhoneNumber || store.phoneNumber,
  ]
  return [
    {
      article: 'パート・有期法6条1項',
      label: '雇用管理の改善等に関する相談窓口',
      text: contact.filter(Boolean).join(' '),
    },
    {
      article: '5条4項',
      label: '明示の方法',
      text: 'ワーカーの希望により、アプリで電磁的に明示する。ワーカーは、いつでも開いて書面に印刷できる。',
    },
  ]
}

/**
 * Returns the content of a notice of working conditions (労働基準法15条1項): the items of 労働基準法施行規則5条1項 in
 * their order, with the scopes of change in force since 2024-04-01, and the items that
 * パートタイム・有期雇用労働法6条1項 adds.
 */
export const noticeContentOf = (facts: NoticeFacts): NoticeContent => ({
  employer: facts.employer,
  storeName: facts.store.name,
  title: facts.offering.title,
  items: [
    ...contractItems(facts),
    ...timeItems(facts),
    ...wageItems(facts),
    endItem(facts),
    ...conditionalItems(facts),
    ...noticeItems(facts),
  ],
})

/** '労働条件通知書_2026年11月20日_佐藤 結衣.pdf' */
export const noticeFileName = (startAt: Instant, workerName: string) =>
  `労働条件通知書_${formatYearDay(startAt)}_${workerName}.pdf`
