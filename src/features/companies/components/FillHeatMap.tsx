import type { CompanyClient, FillOfDay } from '@/contracts/companies/schemas'
import { endedSeatsText } from '@/domain/offerings/endedSeats'
import { fillPercent } from '@/domain/offerings/fillPercent'
import { fillLevelOf, sumOfDays, type FillLevel } from '@/features/companies/lib/fillLevel'
import { serverNow } from '@/lib/clock'
import { dayOf, monthOf, weekdayName, type Day } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { dayKind } from '@/ui/data-display/shift/dayKind'
import { useHolidays } from '@/ui/dates/useHolidays'
import { PageSection } from '@/ui/layout/PageSection'
import * as S from './FillHeatMap.styles'

/** The percentages are the limits of `fillLevelOf`. */
const legend: [FillLevel, string][] = [
  ['full', '100%(満枠)'],
  ['high', '80〜99%'],
  ['half', '50〜79%'],
  ['low', '50%未満'],
  ['draft', '非公開'],
  ['none', '募集なし'],
]

const rateText = (seats: { wanted: number; matched: number }) => {
  const percent = fillPercent(seats)
  return percent === undefined ? '–' : `${percent}%`
}
const seatsText = ({ wanted, matched }: { wanted: number; matched: number }) =>
  wanted === 0 ? '' : `${matched}/${wanted}`

/** Describes the open seats: those that workers can still apply for, and those whose applications have ended. */
function freeSeatsText({ wanted, matched, freeSeats }: ReturnType<typeof sumOfDays>) {
  const endedCount = wanted - matched - freeSeats
  return ` ・ 空き ${freeSeats}名${endedCount > 0 ? `(ほかに受付の終わった枠 ${endedCount}名)` : ''}`
}

/**
 * The fill rates (充足率) of the coming days: a row for each store, a column for each day; on phones
 * two weeks for each store. Every day opens the offerings of that store and day.
 */
export function FillHeatMap({
  companyId,
  clients,
}: {
  companyId: string
  clients: readonly CompanyClient[]
}) {
  const holidayName = useHolidays()
  const days = clients[0]?.fill.map(({ on }) => on) ?? []
  const all = sumOfDays(clients.flatMap(({ fill }) => fill))
  const ofDay = (on: Day) =>
    sumOfDays(clients.flatMap(({ fill }) => fill.filter((day) => day.on === on)))
  return (
    <PageSection
      title={`${days.length}日間の充足率`}
      note={`${rateText(all)} ${all.matched}/${all.wanted}名${freeSeatsText(all)}${endedSeatsText(all.endedSeatCount)}`}
      line={false}
    >
      <S.HeatMap role='table' aria-label={`店舗別・日別の充足率(${days.length}日間)`}>
        <div role='row' data-head=''>
          <span role='columnheader'>
            <span className='vh'>店舗</span>
          </span>
          {days.map((on) => (
            <DayHeader key={on} on={on} holiday={holidayName(on)} />
          ))}
          <span role='columnheader' data-sum=''>
            {days.length}日間
          </span>
        </div>
        {clients.map((client) => (
          <StoreRow
            key={client.id}
            companyId={companyId}
            client={client}
            holidayName={holidayName}
          />
        ))}
        {clients.length > 1 && (
          <div role='row' data-total=''>
            <span role='rowheader'>表示中の{clients.length}店舗</span>
            {days.map((on) => (
              <span role='cell' key={on}>
                {seatsText(ofDay(on)) || '–'}
              </span>
            ))}
            <SumCell seats={all} />
          </div>
        )}
        <S.Legend aria-hidden>
          {legend.map(([level, label]) => (
            <span key={level} data-level={level}>
              <i />
              {label}
            </span>
          ))}
          <span data-closed=''>
            <i />
            休みの日
          </span>
        </S.Legend>
      </S.HeatMap>
      <S.Note>
        日を押すと、その店舗のその日の求人を開きます。非公開の求人は人数に数えません。
      </S.Note>
    </PageSection>
  )
}

function DayHeader({ on, holiday }: { on: Day; holiday: string | undefined }) {
  const isToday = on === dayOf(serverNow())
  return (
    <span role='columnheader' data-kind={dayKind(on, holiday)} data-today={isToday || undefined}>
      <b>{Number(on.slice(8)) === 1 ? `${Number(on.slice(5, 7))}/1` : Number(on.slice(8))}</b>
      <small>{holiday === undefined ? weekdayName(on) : '祝'}</small>
    </span>
  )
}

function StoreRow({
  companyId,
  client,
  holidayName,
}: {
  companyId: string
  client: CompanyClient
  holidayName: (on: Day) => string | undefined
}) {
  return (
    <div role='row'>
      <span role='rowheader'>
        <Link href={href(routes.companyClient, { companyId, clientId: client.id })}>
          <b>{client.name}</b>
        </Link>
        {client.code && <small>{client.code}</small>}
      </span>
      {client.fill.map((day) => (
        <DayCell key={day.on} client={client} day={day} holiday={holidayName(day.on)} />
      ))}
      <SumCell seats={sumOfDays(client.fill)} />
    </div>
  )
}

function DayCell({
  client,
  day,
  holiday,
}: {
  client: CompanyClient
  day: FillOfDay
  holiday: string | undefined
}) {
  const level = fillLevelOf(day)
  const dayWords = `${Number(day.on.slice(5, 7))}月${Number(day.on.slice(8))}日 ${weekdayName(day.on)}曜日`
  const content = {
    none: '募集なし',
    draft: `非公開${day.drafts}名`,
    low: `${day.wanted}名中${day.matched}名`,
    half: `${day.wanted}名中${day.matched}名`,
    high: `${day.wanted}名中${day.matched}名`,
    full: `${day.wanted}名 満枠`,
  }[level]
  const words = day.closure === null ? content : `休み(${day.closure}) ${content}`
  return (
    <span
      role='cell'
      data-level={level}
      data-kind={dayKind(day.on, holiday)}
      data-closed={day.closure === null ? undefined : ''}
    >
      <i data-day='' aria-hidden>
        {Number(day.on.slice(8))}
      </i>
      {level === 'none' ? (
        <>
          <span className='vh'>{words}</span>
          <span aria-hidden>{day.closure === null ? '–' : '休'}</span>
        </>
      ) : (
        <Link
          href={href(
            routes.offerings,
            { clientId: client.id },
            { month: monthOf(day.on), on: day.on },
          )}
        >
          <span className='vh'>
            {client.name} {dayWords} {words}
          </span>
          <b aria-hidden>{level === 'draft' ? '下書' : rateText(day)}</b>
          <small aria-hidden>{level === 'draft' ? `${day.drafts}名` : seatsText(day)}</small>
        </Link>
      )}
    </span>
  )
}

function SumCell({ seats }: { seats: { wanted: number; matched: number } }) {
  return (
    <span role='cell' data-sum=''>
      <b>{rateText(seats)}</b>
      <small>{seatsText(seats)}</small>
    </span>
  )
}
