import type { Day } from '../day'
import { friday } from './friday'
import { monday } from './monday'
import { saturday } from './saturday'
import { sunday } from './sunday'
import { thursday } from './thursday'
import { tuesday } from './tuesday'
import { wednesday } from './wednesday'

/** The days in order. `at`: when the console is opened that day. */
export const days: readonly { name: string; at: string; live: (day: Day) => Promise<void> }[] = [
  { name: 'Monday, noon', at: '2026-11-16T12:10:00+09:00', live: monday },
  { name: 'Tuesday, morning', at: '2026-11-17T09:40:00+09:00', live: tuesday },
  { name: 'Wednesday, noon', at: '2026-11-18T12:00:00+09:00', live: wednesday },
  { name: 'Thursday, afternoon', at: '2026-11-19T14:30:00+09:00', live: thursday },
  { name: 'Friday, night', at: '2026-11-20T23:10:00+09:00', live: friday },
  { name: 'Saturday, morning', at: '2026-11-21T09:00:00+09:00', live: saturday },
  { name: 'Sunday, evening', at: '2026-11-22T18:00:00+09:00', live: sunday },
]
