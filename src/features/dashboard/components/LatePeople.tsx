import styled from 'styled-components'
import type { TodayBoard, TodayUser } from '@/contracts/dashboard/schemas'
import { formatHours } from '@/lib/date'
import { Card } from '@/ui/layout/Card'
import { color, font } from '@/ui/tokens'
import { TodayPerson, type PersonActions } from './TodayPerson'

type Shift = TodayBoard['offerings'][number]
type Props = {
  board: TodayBoard
  actionsOf: (shift: Shift, user: TodayUser) => PersonActions
}

/** Everybody who has not arrived, of all shifts of the day and before anybody else; the longest overdue comes first. */
export function LatePeople({ board, actionsOf }: Props) {
  const late = board.offerings.flatMap((shift) =>
    shift.users.filter(({ presence }) => presence === 'late').map((user) => ({ shift, user })),
  )
  if (late.length === 0) return null
  return (
    <Root>
      <h3>まだ到着していない人 {late.length}名</h3>
      <Card flush>
        <ul>
          {late.map(({ shift, user }) => (
            <TodayPerson
              key={user.matchingId}
              user={user}
              shift={shift}
              shiftText={`${formatHours(shift.startAt, shift.endAt)} ${shift.title}`}
              asOf={board.asOf}
              actions={actionsOf(shift, user)}
            />
          ))}
        </ul>
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
