import type { TodayBoard, TodayUser } from '@/contracts/dashboard/schemas'
import { useIsMobile } from '@/ui/responsive/useIsMobile'
import { Fold } from '@/ui/data-display/Fold'
import type { PersonActions } from './TodayPerson'
import { TodayTicket } from './TodayTicket'

/** Above this many people, phones collapse the shifts without problems, so that the to-dos stay within two screens. */
const MANY_PEOPLE = 20
/** How many shifts of such a day are expanded on phones. */
const OPEN_SHIFTS = 3

type Shift = TodayBoard['offerings'][number]
type Props = {
  clientId: string
  board: TodayBoard
  /** The day is over: its shifts are what the page was opened for. */
  isPast: boolean
  actionsOf: (shift: Shift, user: TodayUser) => PersonActions
}

/** The shifts of a day in the order of their hours, with those who come; finished shifts are collapsed below. */
export function DayShifts({ clientId, board, isPast, actionsOf }: Props) {
  const isFolded = useIsMobile() && board.peopleCount > MANY_PEOPLE
  const finished = board.offerings.filter(({ status }) => status === 'finished')
  const upcoming = board.offerings.filter(({ status }) => status !== 'finished')
  const open = isFolded ? upcoming.slice(0, OPEN_SHIFTS) : upcoming
  const later = upcoming.slice(open.length)
  const ticketOf = (offering: Shift) => (
    <TodayTicket
      key={offering.id}
      clientId={clientId}
      offering={offering}
      day={board.on}
      asOf={board.asOf}
      folded={isFolded && offering.status !== 'finished'}
      actionsOf={(user) => actionsOf(offering, user)}
    />
  )
  return (
    <>
      {open.map(ticketOf)}
      {later.length > 0 && (
        <Fold summary={`このあとの勤務 ${later.length}件`}>{later.map(ticketOf)}</Fold>
      )}
      {finished.length > 0 && (
        <Fold summary={`終わった勤務 ${finished.length}件`} open={isPast}>
          {finished.map(ticketOf)}
        </Fold>
      )}
    </>
  )
}
