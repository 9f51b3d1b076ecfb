import type { TodayBoard, TodayUser } from '@/contracts/dashboard/schemas'
import { useOpenParts } from '@/features/dashboard/hooks/useOpenParts'
import { Fold } from '@/ui/data-display/Fold'
import type { PersonActions } from './TodayPerson'
import { TodayTicket } from './TodayTicket'

type Shift = TodayBoard['offerings'][number]
type Props = {
  clientId: string
  board: TodayBoard
  /** The day is over. Its finished shifts are then not collapsed. */
  isPast: boolean
  actionsOf: (shift: Shift, user: TodayUser) => PersonActions
}

/** The shifts of a day by their start. Collapsed: shifts that are over, and those that a phone has no room for. */
export function DayShifts({ clientId, board, isPast, actionsOf }: Props) {
  const openShifts = useOpenParts(board).shifts
  const finished = board.offerings.filter(({ status }) => status === 'finished')
  const upcoming = board.offerings.filter(({ status }) => status !== 'finished')
  const open = upcoming.filter(({ id }) => openShifts.has(id))
  const later = upcoming.slice(open.length)
  const ticketOf = (offering: Shift) => (
    <TodayTicket
      key={offering.id}
      clientId={clientId}
      offering={offering}
      day={board.on}
      asOf={board.asOf}
      folded={openShifts.get(offering.id) === 'line'}
      actionsOf={(user) => actionsOf(offering, user)}
    />
  )
  return (
    <>
      {open.map(ticketOf)}
      {later.length > 0 && (
        <Fold summary={`${open.length > 0 ? 'このあと' : 'この日'}の勤務 ${later.length}件`}>
          {later.map(ticketOf)}
        </Fold>
      )}
      {finished.length > 0 && (
        <Fold summary={`終わった勤務 ${finished.length}件`} open={isPast}>
          {finished.map(ticketOf)}
        </Fold>
      )}
    </>
  )
}
