import { supporterCriteria, type SupporterCriterion } from '@/contracts/workerSupporters/enums'
import { addDays, type Day } from '@/lib/date'

// Criteria for an appointment: shifts at this store, Good rate over all stores (percent), no unexcused absence, and a
// shift at this store within the last `RECENT_DAYS` days.
const MIN_WORKED_HERE = 10
const MIN_GOOD_RATE = 90
const RECENT_DAYS = 60
/** Maximum number of supporters of a store. */
export const MAX_SUPPORTERS = 10
export const supporterCriterionLabel: Record<SupporterCriterion, string> = {
  workedHere: `この店舗で${MIN_WORKED_HERE}回以上勤務`,
  goodRate: `Good率${MIN_GOOD_RATE}%以上`,
  noAbsence: '無断欠勤なし',
  recent: `直近${RECENT_DAYS}日以内に勤務`,
}
/** The subjects of an inquiry to the operator about supporters. */
export const supporterSubjects = [
  { id: 1, name: '任命の条件について' },
  { id: 2, name: 'サポーターの役割・手当について' },
  { id: 3, name: '任命・解除の手続きについて' },
  { id: 9, name: 'その他' },
] as const

type WorkerRecord = {
  workedCountHere: number
  goodRate: number | null
  noShowCount: number
  lastWorkedOn: Day | null
}
/** Returns the criteria that a worker meets on a day. */
export const criteriaMetBy = (
  { workedCountHere, goodRate, noShowCount, lastWorkedOn }: WorkerRecord,
  today: Day,
): SupporterCriterion[] => {
  const met: Record<SupporterCriterion, boolean> = {
    workedHere: workedCountHere >= MIN_WORKED_HERE,
    goodRate: goodRate !== null && goodRate >= MIN_GOOD_RATE,
    noAbsence: noShowCount === 0,
    recent: lastWorkedOn !== null && lastWorkedOn >= addDays(today, -RECENT_DAYS),
  }
  return supporterCriteria.filter((criterion) => met[criterion])
}
/** Why a worker cannot be appointed. */
export const cannotAppoint = ({
  met,
  blocked,
}: {
  met: readonly SupporterCriterion[]
  blocked: boolean
}): string | undefined => {
  if (blocked) return 'ブロック中のため、任命できません。'
  const missing = supporterCriteria.filter((criterion) => !met.includes(criterion))
  return missing.length > 0
    ? `条件を満たしていません: ${missing.map((criterion) => supporterCriterionLabel[criterion]).join('、')}`
    : undefined
}
/** Why a store cannot have `count` supporters. */
export const cannotHaveSupporters = (count: number): string | undefined =>
  count > MAX_SUPPORTERS
    ? `ワーカーサポーターは${MAX_SUPPORTERS}名までです。任命する前に、ほかの方を解除してください。`
    : undefined
