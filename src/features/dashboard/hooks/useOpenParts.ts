import type { TodayBoard, TodayUser } from '@/contracts/dashboard/schemas'
import { useIsMobile } from '@/ui/responsive/useIsMobile'

// Heights on a phone in px, including the gaps: of a shift, of a worker in it, of the button of a worker at work, of a
// worker's message, of the line that collapses the workers of a shift, of a late worker with a message.
const SHIFT_PX = 123
const PERSON_PX = 96
const BUTTON_PX = 36
const MESSAGE_PX = 68
const LINE_PX = 48
const LATE_PX = 240
/** The maximum height of the day in px: below an alert the to-dos then begin within two screens of 667 px. */
const ROOM_PX = 710
/** How many late workers stay open on a day that does not fit. */
const OPEN_LATE = 2

type OpenParts = {
  /** How many late workers are open. The others are collapsed. */
  openLateCount: number
  /**
   * The unfinished shifts that are open, by id: with a row for each worker, or with one line for those who will come.
   * The others are collapsed.
   */
  shifts: ReadonlyMap<number, 'rows' | 'line'>
}

const isLate = ({ presence }: TodayUser) => presence === 'late'
/** The height of workers who are not late, in px. */
const heightOf = (users: readonly TodayUser[]) =>
  users.reduce(
    (sum, { checkedInAt, unreadMessage }) =>
      sum + PERSON_PX + (checkedInAt ? BUTTON_PX : 0) + (unreadMessage ? MESSAGE_PX : 0),
    0,
  )

/** What of a day fits into `room` px: late workers first, then the shifts in their order. */
function partsWithin(room: number, { offerings }: TodayBoard): OpenParts {
  const late = offerings.flatMap(({ users }) => users.filter(isLate))
  const shifts = offerings
    .filter(({ status }) => status !== 'finished')
    .map(({ id, users }) => {
      const present = users.filter((user) => !isLate(user) && user.checkedOutAt === null)
      const doubtful = present.filter(({ arrival }) => arrival?.isDoubtful === true)
      return {
        id,
        withRows: SHIFT_PX + heightOf(present),
        // Workers who may not come keep their rows.
        withLine: SHIFT_PX + heightOf(doubtful) + LINE_PX,
      }
    })
  const whole = shifts.reduce((sum, { withRows }) => sum + withRows, late.length * LATE_PX)
  const openLateCount = whole > room ? Math.min(late.length, OPEN_LATE) : late.length
  let left = room - openLateCount * LATE_PX
  const open = new Map<number, 'rows' | 'line'>()
  for (const { id, withRows, withLine } of shifts) {
    const form = withRows <= left ? 'rows' : 'line'
    left -= form === 'rows' ? withRows : withLine
    if (left < 0) break
    open.set(id, form)
  }
  return { openLateCount, shifts: open }
}

/** What of a day's board is open: all of it on desktops, on phones what leaves the to-dos on the second screen. */
export function useOpenParts(board: TodayBoard): OpenParts {
  return partsWithin(useIsMobile() ? ROOM_PX : Infinity, board)
}
