import styled from 'styled-components'
import type { TodayBoard, TodayUser } from '@/contracts/dashboard/schemas'
import { useOpenParts } from '@/features/dashboard/hooks/useOpenParts'
import { formatHours } from '@/lib/date'
import { Fold } from '@/ui/data-display/Fold'
import { Card } from '@/ui/layout/Card'
import { color, font } from '@/ui/tokens'
import { TodayPerson, type PersonActions } from './TodayPerson'

type Shift = TodayBoard['offerings'][number]
type Props = {
  board: TodayBoard
  actionsOf: (shift: Shift, user: TodayUser) => PersonActions
}

/** The workers of all shifts of the day who have not arrived, the longest overdue first. Shown above the shifts. */
export function LatePeople({ board, actionsOf }: Props) {
  const late = board.offerings.flatMap((shift) =>
    shift.users.filter(({ presence }) => presence === 'late').map((user) => ({ shift, user })),
  )
  const { openLateCount } = useOpenParts(board)
  if (late.length === 0) return null
  const open = late.slice(0, openLateCount)
  const others = late.slice(openLateCount)
  const itemOf = ({ shift, user }: (typeof late)[number]) => (
    <TodayPerson
      key={user.matchingId}
      user={user}
      shift={shift}
      shiftText={`${formatHours(shift.startAt, shift.endAt)} ${shift.title}`}
      asOf={board.asOf}
      actions={actionsOf(shift, user)}
    />
  )
  return (
    <Root>
      <h3>まだ到着していない人 {late.length}名</h3>
      <Card flush>
        <ul>{open.map(itemOf)}</ul>
        {others.length > 0 && (
          <Fold summary={`ほかに到着していない人 ${others.length}名`}>
            <ul>{others.map(itemOf)}</ul>
          </Fold>
        )}
      </Card>
    </Root>
  )
}

const Root = styled.div`
  margin-bottom: 4px;
  h3 {
    margin: 0 0 8px;
    font-size: ${font.s};
    color: ${color.warningText};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li + li {
    border-top: 1px solid ${color.lineSoft};
  }
`
