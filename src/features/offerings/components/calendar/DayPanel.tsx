import { Plus } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useQuery } from '@/api/useQuery'
import { Can } from '@/components/permissions/Can'
import { QueryError } from '@/components/queries/QueryResult'
import { offerings } from '@/contracts/offerings'
import type { CalendarDay } from '@/contracts/offerings/schemas'
import { endedSeatsText } from '@/domain/offerings/endedSeats'
import { lastOfferingDay } from '@/domain/offerings/offering'
import type { OfferingQuery } from '@/features/offerings/lib/offeringView'
import { serverNow } from '@/lib/clock'
import { formatDay, type Day } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { dayKind } from '@/ui/data-display/shift/dayKind'
import { useHolidays } from '@/ui/dates/useHolidays'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import * as S from './DayPanel.styles'
import { DayTicket } from './DayTicket'

const loadOfferPicker = () => import('@/components/offers/OfferPicker').then((m) => m.OfferPicker)
const OfferPicker = dynamic(loadOfferPicker, { ssr: false, loading: LazyDialogBoundary })
// A failed preload is ignored: opening loads again and shows the error.
const preloadOfferPicker = () => void loadOfferPicker().catch(() => undefined)

type Props = {
  clientId: string
  day: Day
  today: Day
  filters: Omit<OfferingQuery, 'view' | 'page' | 'month' | 'on' | 'fromOn' | 'toOn'>
  /** The day's summary of the month; undefined while loading. */
  facts: CalendarDay | undefined
  /** The month could not be read, so the day is read separately. */
  isMonthFailed: boolean
  isFiltered: boolean
}

const MAX_SKELETON_ROWS = 3

/** The offerings of one day as tickets. */
export function DayPanel(props: Props) {
  const { clientId, day, today, filters, isFiltered, facts, isMonthFailed } = props
  const range = { fromOn: day, toOn: day }
  const result = useQuery(
    offerings.list,
    isMonthFailed || (facts && facts.offeringsCount > 0)
      ? { clientId, query: { ...filters, ...range } }
      : null,
  )
  const { data, error } = result
  const count = facts ? facts.offeringsCount : data?.totalCount
  const isLoading = !error && !data && count !== 0
  return (
    <S.Section aria-labelledby='day'>
      <Heading day={day} today={today} facts={facts} />
      <QueryError of={result} name='この日の求人' inline />
      {count === 0 && (
        <p>
          {isFiltered ? 'この日に、条件に合う求人はありません。' : 'この日の求人はありません。'}
        </p>
      )}
      {isLoading && <Skeleton kind='ticket' rows={Math.min(MAX_SKELETON_ROWS, count ?? 1)} />}
      {data?.items.map((offering) => (
        <DayTicket key={offering.id} clientId={clientId} offering={offering} />
      ))}
      <MoreLink
        count={data ? data.totalCount - data.items.length : 0}
        listHref={href(routes.offerings, { clientId }, { ...filters, ...range })}
      />
      <PostOnDay clientId={clientId} day={day} today={today} />
    </S.Section>
  )
}

function MoreLink({ count, listHref }: { count: number; listHref: string }) {
  if (count <= 0) return null
  return (
    <ButtonLink size={44} wide href={listHref}>
      ほかの{count}件もリストで見る
    </ButtonLink>
  )
}

function Heading({ day, today, facts }: Pick<Props, 'day' | 'today' | 'facts'>) {
  const holiday = useHolidays()(day)
  // '11月20日(金)': the part in brackets has the colour of the weekday.
  const [date, letter] = formatDay(day, today).split('(')
  return (
    <div data-head='' aria-live='polite'>
      <h2 id='day'>
        {date}
        <span data-kind={dayKind(day, holiday)}>({letter}</span>
      </h2>
      {holiday !== undefined && <small data-kind='holiday'>{holiday}</small>}
      {facts && facts.offeringsCount > 0 && (
        <small>
          {facts.offeringsCount}件
          {facts.peopleWanted > 0 && ` ${facts.peopleMatched}/${facts.peopleWanted}名`}
          {endedSeatsText(facts.endedSeatCount)}
          {facts.unpublishedCount > 0 && ` ・ 非公開${facts.unpublishedCount}件`}
        </small>
      )}
    </div>
  )
}

function PostOnDay({ clientId, day, today }: Pick<Props, 'clientId' | 'day' | 'today'>) {
  const [isPickerOpen, setIsPickerOpen] = useState(false)
  if (day < today || day > lastOfferingDay(serverNow())) return null
  return (
    <>
      <Can do={offerings.create}>
        <Button
          data-add=''
          tone='quiet'
          size={40}
          wide
          icon={<Plus aria-hidden />}
          onPointerEnter={preloadOfferPicker}
          onFocus={preloadOfferPicker}
          onClick={() => setIsPickerOpen(true)}
        >
          この日に募集する
        </Button>
      </Can>
      {isPickerOpen && (
        <OfferPicker clientId={clientId} on={day} onClose={() => setIsPickerOpen(false)} />
      )}
    </>
  )
}
