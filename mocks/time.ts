import { addDays, dayOf, instantAt } from '@/lib/date'

/** The clock of light tests stands here: a Friday morning. `npm run dev:mocks` has the real one. */
export const MOCK_NOW = new Date('2026-11-20T09:41:00+09:00')

/** A day so many days from today: YYYY-MM-DD, in Tokyo. */
export const dayFromToday = (days: number) => addDays(dayOf(new Date()), days)
/** A time of a day so many days from today: `timeFromToday(1, '10:00')` is tomorrow at ten. */
export const timeFromToday = (days: number, time: string) => instantAt(dayFromToday(days), time)
