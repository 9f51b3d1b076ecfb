import { minimumWages2024 } from './minimumWages2024'
import { minimumWages2025 } from './minimumWages2025'
import { minimumWages2026 } from './minimumWages2026'
import type { Rate } from './minimumWageTypes'
import { prefectures } from './prefectures'

/** One table for each fiscal year. Past tables are never edited: work dates in the past keep their rate. */
const tables = [minimumWages2024, minimumWages2025, minimumWages2026]

type PrefectureRates = { code: string; name: string; rates: readonly Rate[] }

/**
 * Regional minimum wages (地域別最低賃金), yen an hour, with the day each takes effect, for fiscal years 2024 to 2026
 * (令和6〜8年度). Sources: the files of the years.
 */
export const minimumWages: readonly PrefectureRates[] = prefectures.map(([code, name]) => ({
  code,
  name,
  rates: tables.map((table) => table[code]),
}))
/**
 * From this day of work on the newest table (fiscal 2026) may be out of date: the next one takes effect in October
 * 2027.
 */
export const minimumWagesEndOn = '2027-10-01'
