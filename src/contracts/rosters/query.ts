import { isoDay } from '@/lib/query'

/** `on`: the day; default today. */
export const rosterQuery = { on: isoDay() }
/** A file of one day, or of several: `fromOn` and `toOn`. */
export const rosterFileQuery = { on: isoDay(), fromOn: isoDay(), toOn: isoDay() }
