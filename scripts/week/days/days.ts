import type { Day } from '../day'
import { monday } from './monday'

/** The days in order. `at`: when the console is opened that day. */
export const days: readonly { name: string; at: string; live: (day: Day) => Promise<void> }[] = [
  { name: 'Monday, noon', at: '2026-11-16T12:10:00+09:00', live: monday },
]
