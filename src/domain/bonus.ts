import type { BonusPayer, BonusPer, BonusStatus } from '@/contracts/bonusWords'
import { type Day, dayOf, type Instant } from '@/lib/jst'

/** Where a bonus stands today, from its first and last day of work. */
export const bonusStatus = ({ startsOn, endsOn }: { startsOn: Day; endsOn: Day | null }, now: Instant): BonusStatus => {
  const today = dayOf(now)
  if (today < startsOn) return 'upcoming'
  return endsOn !== null && today > endsOn ? 'ended' : 'active'
}
export const bonusStatusLabel: Record<BonusStatus, string> = { active: '適用中', upcoming: '開始前', ended: '終了' }
export const bonusPerLabel: Record<BonusPer, string> = { match: '1回の勤務ごと', hour: '1時間ごと' }
export const bonusPayerLabel: Record<BonusPayer, string> = { company: '企業の負担', platform: '運営の負担' }
