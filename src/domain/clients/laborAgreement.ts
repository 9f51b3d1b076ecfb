import { formatDuration, formatFullDay, type Day } from '@/lib/date'

/** The agreement on overtime that a workplace has entered: first and last day, both included. */
type StoreAgreement = { laborAgreement36From: Day | null; laborAgreement36To: Day | null }
/** Whether overtime is agreed on for a company, as its own entry says. */
type CompanyAgreement = { laborAgreement36: boolean }

/**
 * Whether overtime is agreed on at a workplace on a day (労働基準法36条1項: an agreement is made and filed for each
 * workplace). The entry of the company stands for a workplace without one of its own (docs/OPEN_QUESTIONS.md).
 */
export const hasAgreementOn = (
  store: StoreAgreement,
  company: CompanyAgreement,
  day: Day,
): boolean => {
  const { laborAgreement36From: from, laborAgreement36To: to } = store
  if (from === null || to === null) return company.laborAgreement36
  return from <= day && day <= to
}

/** Whether one of both days is missing, or the last is before the first. */
export const cannotAgreeFrom = (from: string, to: string): string | undefined => {
  if ((from === '') !== (to === ''))
    return '36協定の期間は、開始日と終了日の両方を入力してください。'
  return from > to ? '終了日は開始日以後にしてください。' : undefined
}

/** The period of the agreement in words; null without one. */
export const agreementPeriod = ({
  laborAgreement36From: from,
  laborAgreement36To: to,
}: StoreAgreement) =>
  from === null || to === null ? null : `${formatFullDay(from)}〜${formatFullDay(to)}`

/** Overtime that an agreement may allow, minutes in a month and in a year (労働基準法36条4項). */
const OVERTIME_MONTH_MIN = 45 * 60
const OVERTIME_YEAR_MIN = 360 * 60

/** Overtime of a worker at a workplace in the month and the year of a shift, minutes, with this shift. */
export type OvertimeTotals = { monthMin: number; yearMin: number }

/** The overtime of the month and the year beside what an agreement may allow; undefined where there is none. */
export const overtimeTotalsText = ({ monthMin, yearMin }: OvertimeTotals): string | undefined =>
  yearMin === 0
    ? undefined
    : `承認すると、このワーカーの時間外労働は、この月 ${formatDuration(monthMin)}(上限45時間)、この年 ${formatDuration(yearMin)}(上限360時間)になります${monthMin > OVERTIME_MONTH_MIN || yearMin > OVERTIME_YEAR_MIN ? '。労働基準法36条4項の限度時間を超えます' : ''}。`

/**
 * The warning about a correction with overtime at a workplace without an agreement; undefined if there is one, or no
 * overtime. It may be approved, because the work was done and is owed (労働基準法24条, 37条); the approval is recorded.
 */
export const missingAgreementWarning = (
  overtimeMin: number,
  hasAgreement: boolean,
): string | undefined =>
  overtimeMin > 0 && !hasAgreement
    ? `36協定のない時間外労働が${formatDuration(overtimeMin)}あります。働いた分の賃金と割増は支払う必要がありますが、36協定のない時間外労働は労働基準法32条に反します(36条)。協定を届け出ているときは、店舗情報に期間を登録してください。承認したことは記録に残ります。`
    : undefined
