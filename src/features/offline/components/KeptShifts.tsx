import styled from 'styled-components'
import { formatEnd, formatTime } from '@/lib/date'
import type { KeptShift } from '@/lib/storage/keptToday'
import { Ticket } from '@/ui/data-display/shift/Ticket'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { color, font, weight } from '@/ui/tokens'

/** The shifts of a saved list in the order of their start, with their workers. Has no links or buttons. */
export function KeptShifts({ shifts }: { shifts: readonly KeptShift[] }) {
  if (shifts.length === 0) return <EmptyState art='offering' title='この日の勤務はありません' />
  const inOrder = shifts.toSorted((a, b) => (a.startAt < b.startAt ? -1 : 1))
  return (
    <Shifts>
      {inOrder.map(({ id, title, startAt, endAt, people }) => (
        <Ticket
          key={id}
          state='matching'
          from={formatTime(startAt)}
          to={formatEnd(startAt, endAt)}
          title={title}
          heading='h2'
          aside={`${people.length}名`}
          rows={people.map((person) => (
            <Person key={`${person.nameKana}${person.name}`}>
              <span>
                <b>{person.name}</b>
                <small>{person.nameKana}</small>
              </span>
              <span>
                {person.presence}
                {person.checkedInAt !== null && (
                  <small>{formatTime(person.checkedInAt)} チェックイン</small>
                )}
              </span>
            </Person>
          ))}
        />
      ))}
    </Shifts>
  )
}

const Shifts = styled.div`
  display: grid;
  gap: 12px;
`
const Person = styled.li`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  padding: 10px 14px;
  b {
    font-size: ${font.m};
    font-weight: ${weight.bold};
  }
  small {
    display: block;
    color: ${color.ink3};
  }
  > :last-child {
    flex: none;
    text-align: right;
  }
`
