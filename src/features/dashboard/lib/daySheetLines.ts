import type { TodayBoard, TodayUser } from '@/contracts/dashboard/schemas'
import { dayOf } from '@/lib/date'

export type Shift = TodayBoard['offerings'][number]
/**
 * A row of the sheet: a worker, or a blank row for an open seat; `moreOpenSeats` is on the last
 * blank row of a shift.
 */
export type SheetLine = { key: string; shift: Shift; user?: TodayUser; moreOpenSeats?: number }

const MAX_POSITIONS = 3
const MAX_BLANK_LINES = 3

/**
 * The workers of the shifts that start on this day, by their furigana, and blank rows for seats that may still be
 * taken. Leaves out absent workers.
 */
export const daySheetLines = (board: TodayBoard, day: string): SheetLine[] =>
  board.offerings
    .filter((shift) => dayOf(shift.startAt) === day)
    .flatMap((shift) => [
      ...shift.users
        .filter((user) => user.presence !== 'absent')
        .toSorted((a, b) => (a.nameKana < b.nameKana ? -1 : 1))
        .map((user) => ({ key: `${user.matchingId}`, shift, user })),
      ...blankLines(shift),
    ])

/** Blank rows for the open seats of a shift, at most `MAX_BLANK_LINES`; the last one counts the rest. */
function blankLines(shift: Shift): SheetLine[] {
  const openSeats =
    shift.status === 'published' ? Math.max(0, shift.peopleWanted - shift.peopleMatched) : 0
  const count = Math.min(openSeats, MAX_BLANK_LINES)
  return Array.from({ length: count }, (_, i) => ({
    key: `${shift.id}-${i}`,
    shift,
    moreOpenSeats: i === count - 1 ? openSeats - count : 0,
  }))
}

/** The remarks about a worker: unanswered questions, and other positions that they can take. */
export const remarksOf = (user: TodayUser) =>
  [
    user.unanswered && '働く前の質問 未回答',
    user.positions.length > 0 && `${user.positions.slice(0, MAX_POSITIONS).join('・')}も可`,
  ]
    .filter(Boolean)
    .join(' / ')
