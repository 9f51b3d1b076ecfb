import { Fragment } from 'react'
import { useQuery } from '@/api/useQuery'
import { PrintedBy } from '@/components/account/PrintedBy'
import { storeNameOf } from '@/components/clients/storeNameOf'
import { clients } from '@/contracts/clients'
import type { RosterFieldKey } from '@/contracts/rosters/enums'
import type { Roster } from '@/contracts/rosters/schemas'
import { presenceLabel } from '@/domain/matchings/labels'
import { ageCertificateText } from '@/domain/workers/roster'
import { serverNow } from '@/lib/clock'
import { formatDay, formatFullDay, formatHours } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'
import { PrintStyle, PrintFooter, PrintPage } from '@/ui/layout/PrintPage'
import * as S from './PrintedRoster.styles'
import { daysOfPeriod } from './rosterPeriod'

/** With more columns than this, the text is smaller. */
const MANY_COLUMNS = 8

/**
 * The roster of one day, or of several with a heading for each, on A4: furigana above the name, boxes to tick, no phone
 * numbers and no photos. It continues on further sheets with the same heading.
 */
export function PrintedRoster({
  clientId,
  roster,
  back,
}: {
  clientId: string
  roster: Roster
  back: string
}) {
  const { data: client } = useQuery(clients.one, { clientId })
  const days = daysOfPeriod(roster)
  const layout = layoutOf(roster)
  return (
    <PrintPage title='出勤者名簿の印刷' back={back}>
      <PrintStyle />
      <S.Margins />
      <S.Sheet data-sheet=''>
        <article
          aria-label='出勤者名簿'
          data-many={layout.shown.length > MANY_COLUMNS || undefined}
        >
          <header>
            <div>
              <p>{client && storeNameOf(client)}</p>
              <h2>出勤者名簿</h2>
            </div>
            <div>
              <b>
                {formatFullDay(roster.fromOn)}
                {days.length > 1 && `〜${formatDay(roster.toOn, roster.fromOn)}`}
              </b>
              <span>{roster.peopleCount}名</span>
            </div>
          </header>
          {/* One table, so that the columns of all shifts are aligned; its heading repeats on every sheet. */}
          <table>
            <thead>
              <tr>
                {layout.shown.map(({ key, label }) => (
                  <th key={key} scope='col' data-key={key}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            {days.map((day) => (
              <PrintedDay
                key={day}
                heading={days.length > 1 ? formatDay(day, roster.fromOn) : undefined}
                shifts={roster.offerings.filter(({ workOn }) => workOn === day)}
                {...layout}
              />
            ))}
          </table>
          <PrintFooter note='電話番号と写真は印刷しません ・ 使い終わったら裁断してください'>
            <PrintedBy />
          </PrintFooter>
        </article>
      </S.Sheet>
    </PrintPage>
  )
}

/** The columns on paper, with their index in `cells`. The furigana is above the name if both are selected. */
function layoutOf({ columns }: Roster) {
  const kanaIndex = columns.findIndex(({ key }) => key === 'nameKana')
  const hasKanaAboveName = kanaIndex >= 0 && columns.some(({ key }) => key === 'name')
  return {
    shown: columns
      .map((column, i) => ({ ...column, i }))
      .filter(({ key }) => !(hasKanaAboveName && key === 'nameKana')),
    kanaIndex: hasKanaAboveName ? kanaIndex : undefined,
  }
}

type Layout = ReturnType<typeof layoutOf>
type Person = Roster['offerings'][number]['rows'][number]

/** The shifts of a day. In a period of several days, they have a heading. */
function PrintedDay({
  heading,
  shifts,
  ...layout
}: Layout & { heading: string | undefined; shifts: Roster['offerings'] }) {
  const { shown } = layout
  const peopleCount = sumBy(shifts, ({ rows }) => rows.length)
  const dayRow = heading && (
    <tr data-day=''>
      <th scope='rowgroup' colSpan={shown.length}>
        {heading} <span>{peopleCount > 0 ? `${peopleCount}名` : '来る人はいません'}</span>
      </th>
    </tr>
  )
  return (
    <>
      {shifts.length === 0 && dayRow && <tbody>{dayRow}</tbody>}
      {shifts.map(({ offeringId, startAt, endAt, title, rows: [first, ...others], rows }, at) => (
        <Fragment key={offeringId}>
          {/* No sheet ends with a heading: Firefox keeps a row group together, but no row with the next. */}
          <tbody data-head=''>
            {at === 0 && dayRow}
            <tr data-shift=''>
              <th scope='rowgroup' colSpan={shown.length} id={`shift-${offeringId}`}>
                <b>{formatHours(startAt, endAt)}</b> {title} <span>{rows.length}名</span>
              </th>
            </tr>
            {first && <PersonRow row={first} {...layout} />}
          </tbody>
          {others.length > 0 && (
            <tbody aria-labelledby={`shift-${offeringId}`}>
              {others.map((row) => (
                <PersonRow key={row.matchingId} row={row} {...layout} />
              ))}
            </tbody>
          )}
        </Fragment>
      ))}
    </>
  )
}

function PersonRow({ row, shown, kanaIndex }: Layout & { row: Person }) {
  return (
    <tr>
      {shown.map(({ key, i }) => (
        <td key={key} data-key={key}>
          <Cell
            columnKey={key}
            text={row.cells[i]}
            row={row}
            kana={kanaIndex === undefined ? undefined : row.cells[kanaIndex]}
          />
        </td>
      ))}
    </tr>
  )
}

function Cell({
  columnKey,
  text,
  row: { isCancelUnderReview, ageCertificate },
  kana,
}: {
  columnKey: RosterFieldKey
  text: string | number | undefined
  row: Person
  kana: string | number | undefined
}) {
  if (columnKey === 'entryCheck' || (columnKey === 'safetyTraining' && !text)) return <i />
  if (columnKey !== 'name') return text
  return (
    <>
      {kana !== undefined && <small>{kana}</small>}
      <b>{text}</b>
      {isCancelUnderReview && <small>{presenceLabel.cancel_review}</small>}
      {ageCertificate && <small>{ageCertificateText(ageCertificate, serverNow())}</small>}
    </>
  )
}
