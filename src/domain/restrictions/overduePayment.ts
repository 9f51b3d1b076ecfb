import type { RestrictionLevel } from '@/contracts/clients/enums'
import { addBankDays } from '@/domain/billing/calendar'
import { addDays, formatYearDay, startOfDay, type Day } from '@/lib/date'

/** Publishing stops this many bank days after the due date. */
const BLOCK_PUBLISH_BANK_DAYS = 3
/** Changes stop as well this many days after the due date. */
const BLOCK_ALL_DAYS = 14

/** Returns the day on which each level of an overdue invoice begins; the first is the day after it was due. */
export const overdueSteps = (dueOn: Day): { level: RestrictionLevel; fromOn: Day }[] => [
  { level: 'warning', fromOn: addDays(dueOn, 1) },
  { level: 'block_publish', fromOn: addBankDays(dueOn, BLOCK_PUBLISH_BANK_DAYS) },
  { level: 'block_all', fromOn: addDays(dueOn, BLOCK_ALL_DAYS) },
]

const consequences = {
  block_publish: '求人を公開できません。',
  block_all: '求人の公開と変更ができません。',
} as const
const consequenceOf = (level: RestrictionLevel) =>
  level === 'block_publish' || level === 'block_all' ? consequences[level] : undefined

/**
 * Returns the restriction that follows from an unpaid invoice on a day; undefined until it is overdue. Once the invoice
 * is paid, the restriction is gone.
 */
export function overdueRestrictionOf(dueOn: Day, today: Day) {
  const steps = overdueSteps(dueOn)
  const step = steps.findLast(({ fromOn }) => fromOn <= today)
  if (!step) return undefined
  const next = steps.find(({ fromOn }) => fromOn > today)
  const consequence = consequenceOf(step.level)
  const invoice = `お支払い期限が${formatYearDay(dueOn)}のご請求`
  const now = consequence
    ? `${invoice}の入金を確認できないため、${consequence}`
    : `${invoice}の入金を、まだ確認できていません。`
  const later = next
    ? `${formatYearDay(next.fromOn)}になっても確認できないときは、${consequenceOf(next.level)}`
    : ''
  return {
    level: step.level,
    sinceAt: startOfDay(step.fromOn),
    message: `${now}${later}決まっている勤務、チェックイン・チェックアウト、修正依頼、利用明細は、そのまま使えます。`,
  }
}
