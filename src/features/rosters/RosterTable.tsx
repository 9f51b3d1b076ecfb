import { useMemo } from 'react'
import type { RosterFieldKey } from '@/contracts/rosters/enums'
import type { Roster } from '@/contracts/rosters/schemas'
import { presenceLabel } from '@/domain/matchings/labels'
import { formatDay, formatHours, type Day } from '@/lib/date'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { DataTable, type Column } from '@/ui/data-display/table/DataTable'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import * as S from './roster.styles'
import { daysOfPeriod } from './rosterPeriod'
import { AgeCertificateTick, SafetyTrainingTick } from './RosterTicks'

type Shift = Roster['offerings'][number]
type Row = Shift['rows'][number] & { offeringId: number }
const keyOf = (row: Row) => String(row.matchingId)
const widths: Partial<Record<RosterFieldKey, string>> = {
  nameKana: 'minmax(96px, 1fr)',
  age: '64px',
  gender: '64px',
  workedCount: '80px',
  hours: '116px',
  entryCheck: '104px',
  safetyTraining: '132px',
  job: 'minmax(0, 2fr)',
  answers: 'minmax(0, 1.6fr)',
  qualifications: 'minmax(0, .7fr)',
  note: 'minmax(0, .6fr)',
}
const units: Partial<Record<RosterFieldKey, string>> = { age: '歳', workedCount: '回' }
/** The fields shown on cards: without the shift, which is the heading, and fields that are filled in by hand. */
const onCard: readonly RosterFieldKey[] = [
  'name',
  'nameKana',
  'age',
  'gender',
  'workedCount',
  'qualifications',
  'stoolInspection',
  'answers',
  'safetyTraining',
]

function cardPlaceOf(key: RosterFieldKey, index: number) {
  if (index === 0) return 'title'
  return onCard.includes(key) ? 'fact' : 'hide'
}

function Cell({
  columnKey,
  text = '',
  clientId,
  row,
}: {
  columnKey: RosterFieldKey
  text: string | number | undefined
  clientId: string
  row: Row
}) {
  if (columnKey === 'safetyTraining') return <SafetyTrainingTick clientId={clientId} row={row} />
  if (columnKey === 'name')
    return (
      <S.NameCell>
        <b>{text}</b>
        {row.isCancelUnderReview && (
          <StatusChip kind='warning' icon={null} label={presenceLabel.cancel_review} />
        )}
        <AgeCertificateTick clientId={clientId} row={row} />
      </S.NameCell>
    )
  if (columnKey !== 'entryCheck') return `${text}${units[columnKey] ?? ''}`
  return (
    <S.Box>
      <VisuallyHidden>記入欄</VisuallyHidden>
    </S.Box>
  )
}

const columnsOf = (clientId: string, { columns }: Pick<Roster, 'columns'>): Column<Row>[] =>
  columns.map(({ key, label }, index) => ({
    label,
    width: widths[key] ?? 'minmax(0, 1fr)',
    card: cardPlaceOf(key, index),
    ...(key in units ? { number: true } : {}),
    cell: (row) => <Cell columnKey={key} text={row.cells[index]} clientId={clientId} row={row} />,
  }))
const rowsOf = (shifts: readonly Shift[]) =>
  shifts.flatMap(({ offeringId, rows }) => rows.map((row): Row => ({ ...row, offeringId })))

/** Returns the days with their rows, and the columns; referentially stable until the roster changes. */
function useRosterTable(clientId: string, roster: Roster) {
  return useMemo(() => {
    const shifts = roster.offerings
    return {
      columns: columnsOf(clientId, roster),
      days: daysOfPeriod(roster).map((day) => ({
        day,
        rows: rowsOf(shifts.filter(({ workOn }) => workOn === day)),
      })),
      group: {
        keyOf: (row: Row) => String(row.offeringId),
        heading: (key: string) => (
          <ShiftHead shift={shifts.find((shift) => String(shift.offeringId) === key)} />
        ),
      },
    }
  }, [clientId, roster])
}

/** The workers by shift. Several days have a heading each, even a day on which nobody comes. */
export function RosterTable({
  clientId,
  roster,
  today,
}: {
  clientId: string
  roster: Roster
  today: Day
}) {
  const { columns, days, group } = useRosterTable(clientId, roster)
  const isPeriod = days.length > 1
  return days.map(({ day, rows }) => (
    <S.Day key={day} aria-label={isPeriod ? formatDay(day, today) : undefined}>
      {isPeriod && (
        <S.DayHeading>
          {formatDay(day, today)}
          {day === today && '・本日'}
          <small>{rows.length > 0 ? `${rows.length}名` : '来る人はいません'}</small>
        </S.DayHeading>
      )}
      {rows.length > 0 && (
        <S.TableArea>
          <DataTable
            label={isPeriod ? `${formatDay(day, today)}の出勤者名簿` : '出勤者名簿'}
            columns={columns}
            items={rows}
            keyOf={keyOf}
            group={group}
          />
        </S.TableArea>
      )}
    </S.Day>
  ))
}

function ShiftHead({ shift }: { shift: Shift | undefined }) {
  if (!shift) return null
  return (
    <S.Head>
      <b>{formatHours(shift.startAt, shift.endAt)}</b>
      <b>{shift.title}</b>
      <span>
        {shift.rows.length}/{shift.peopleWanted}名
      </span>
    </S.Head>
  )
}
