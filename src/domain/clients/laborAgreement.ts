import { formatDuration, formatFullDay, type Day } from '@/lib/date'

/** The agreement on overtime (36協定) that a store has entered: first and last day, both included. */
type StoreAgreement = { laborAgreement36From: Day | null; laborAgreement36To: Day | null }
/** Whether the company has entered an agreement on overtime. */
type CompanyAgreement = { laborAgreement36: boolean }

/**
 * Whether an agreement on overtime applies at a store on a day. 労働基準法36条1項 asks for one agreement per workplace;
 * a store without its own entry uses that of the company (docs/OPEN_QUESTIONS.md).
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

/** Why these days of an agreement cannot be saved: one of them is missing, or the last is before the first. */
export const cannotAgreeFrom = (from: string, to: string): string | undefined => {
  if ((from === '') !== (to === ''))
    return '36協定の期間は、開始日と終了日の両方を入力してください。'
  return from > to ? '終了日は開始日以後にしてください。' : undefined
}

/** Formats the period of the agreement; null without one. */
export const agreementPeriod = ({
  laborAgreement36From: from,
  laborAgreement36To: to,
}: StoreAgreement) =>
  from === null || to === null ? null : `${formatFullDay(from)}〜${formatFullDay(to)}`

/** Overtime that an agreement may allow, minutes in a month and in a year (労働基準法36条4項). */
const OVERTIME_MONTH_MIN = 45 * 60
const OVERTIME_YEAR_MIN = 360 * 60

/** Overtime of a worker at a store in the month and in the year of a shift, in minutes, including this shift. */
export type OvertimeTotals = { monthMin: number; yearMin: number }

/** States the overtime of the month and the year with the limits of the law; undefined without overtime. */
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
