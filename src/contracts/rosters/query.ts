import { isoDay } from '@/lib/query'

/** One day `on`, or several: `fromOn` to `toOn`. Without any: today. */
export const rosterQuery = { on: isoDay(), fromOn: isoDay(), toOn: isoDay() }
