import type { Instant } from '@/lib/date'
import { clockBeside } from './clockBeside'

export const breakText = (minutes: number) => (minutes > 0 ? `${minutes}分` : 'なし')
export const clockOrNone = (plannedStart: Instant, at: Instant | null) =>
  at === null ? 'なし' : clockBeside(plannedStart, at)
