import type { StatementLine } from '@/contracts/billing/schemas'
import { operatorFigure } from '@/domain/billing/figures'
import { formatDuration } from '@/lib/date'
import { formatYen } from '@/lib/text/money'

/** Explains the amount of a line: 「実働5時間30分 × 1,303円 = 7,167円、深夜割増 163円、交通費 500円」. */
export function describeLine(line: StatementLine): string {
  if (line.flag === 'unresolved')
    return 'チェックイン・アウトの記録がないため、まだ計上していません。'
  if (line.flag === 'underReview')
    return 'キャンセルの理由を運営が確認しているため、まだ計上していません。'
  if (line.leaveAllowanceYen > 0)
    return `お店の都合でキャンセルした勤務の休業手当 ${formatYen(line.leaveAllowanceYen)}。利用料はかかりません。`
  const parts = [
    `実働${formatDuration(line.workMin)} × ${formatYen(line.hourlyWageYen)} = ${formatYen(line.wagesYen)}`,
    line.nightPremiumYen > 0 &&
      `深夜割増 ${formatDuration(line.nightMin)} ${formatYen(line.nightPremiumYen)}`,
    line.overtimePremiumYen > 0 &&
      `時間外割増 ${formatDuration(line.overtimeMin)} ${formatYen(line.overtimePremiumYen)}`,
    line.transportationYen > 0 && `交通費 ${formatYen(line.transportationYen)}`,
    line.bonusYen > 0 && `ボーナス ${formatYen(line.bonusYen)}(利用料はかかりません)`,
  ].filter((part) => part !== false)
  return `${parts.join('、')}。${notesOf(line).join('')}`
}

const notesOf = (line: StatementLine): string[] =>
  [
    line.flag === 'provisional' && '修正依頼などの確認中のため、予定の額で計上しています。',
    line.source === 'correction' &&
      line.flag !== 'provisional' &&
      '承認した修正依頼の時刻で計算しました。',
    line.platformBonusYen > 0 &&
      `${operatorFigure.label} ${formatYen(line.platformBonusYen)}は、ご請求に含みません。`,
  ].filter((note) => note !== false)
