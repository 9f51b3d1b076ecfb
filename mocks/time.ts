import { addDays, dayOf, instantAt } from '@/lib/date'

/** The fixed time of light tests: a Friday morning. `npm run dev:mocks` uses the real time. */
export const MOCK_NOW = new Date('2026-11-20T09:41:00+09:00')

/** Returns the day a number of days from today: YYYY-MM-DD, in Tokyo. */
export const dayFromToday = (days: number) => addDays(dayOf(new Date()), days)
/** Returns a time on the day a number of days from today: `timeFromToday(1, '10:00')` is tomorrow at ten. */
export const timeFromToday = (days: number, time: string) => instantAt(dayFromToday(days), time)
