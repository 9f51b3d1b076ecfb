import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { offeringOverviews } from '@/contracts/offeringOverviews'
import { endedSeatsText } from '@/domain/offerings/endedSeats'
import { fillPercent } from '@/domain/offerings/fillPercent'
import { ChartNote } from '@/features/dashboard/components/charts/ChartNote'
import { serverNow } from '@/lib/clock'
import { addDays, dayOf, formatSlashDay } from '@/lib/date'
import { holidayName } from '@/lib/holidays'
import { sumBy } from '@/lib/sumBy'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { FillRateBar } from '@/ui/data-display/shift/FillRateBar'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { PageSection } from '@/ui/layout/PageSection'

/** The next seven days: filled seats of all seats. */
export function Week({ clientId }: { clientId: string }) {
  const today = dayOf(serverNow())
  const result = useQuery(offeringOverviews.calendar, {
    clientId,
    query: { fromOn: today, toOn: addDays(today, 6) },
  })
  const { data } = result
  const days = data?.days ?? []
  const wanted = sumBy(days, (day) => day.peopleWanted)
  const matched = sumBy(days, (day) => day.peopleMatched)
  const endedSeats = sumBy(days, (day) => day.endedSeatCount)
  const percent = fillPercent({ wanted, matched })
  const holidays = days.flatMap(({ on }) => {
    const name = holidayName(on)
    return name === undefined ? [] : [`${formatSlashDay(on, serverNow())}は${name}です。`]
  })
  return (
    <PageSection
      line={false}
      title='7日間の募集'
      {...(percent === undefined
        ? {}
        : { note: `充足率 ${percent}%${endedSeatsText(endedSeats)}` })}
      aside={
        <ChartNote>
          <Link href={href(routes.offerings, { clientId })}>求人一覧</Link>
        </ChartNote>
      }
    >
      <QueryResult
        of={result}
        name='7日間の募集'
        inline
        skeleton={<Skeleton kind='people' rows={2} />}
      >
        {() => (
          <>
            <Card flush>
              <FillRateBar
                label='7日間の募集'
                days={days.map((day) => ({
                  day: day.on,
                  filled: day.peopleMatched,
                  total: day.peopleWanted,
                  today: day.isToday,
                  holiday: holidayName(day.on),
                  href: href(routes.offerings, { clientId }, { fromOn: day.on, toOn: day.on }),
                }))}
              />
            </Card>
            <ChartNote>
              {wanted === 0
                ? 'この7日間の募集はまだありません。'
                : '数字は「決まった人数/募集人数」です。'}
              {holidays.join('')}
            </ChartNote>
          </>
        )}
      </QueryResult>
    </PageSection>
  )
}
