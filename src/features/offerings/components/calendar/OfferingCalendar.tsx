import { CalendarPlus } from 'lucide-react'
import { useMemo } from 'react'
import { useQuery } from '@/api/useQuery'
import { useClosures } from '@/components/closingDays/useClosures'
import { useCan } from '@/components/permissions/useCan'
import { QueryError } from '@/components/queries/QueryResult'
import { offeringOverviews } from '@/contracts/offeringOverviews'
import { offerings } from '@/contracts/offerings'
import { lastOfferingDay } from '@/domain/offerings/offering'
import { useDaySelection } from '@/features/offerings/hooks/useDaySelection'
import { usePastWeeks } from '@/features/offerings/hooks/usePastWeeks'
import { useScrollToDay } from '@/features/offerings/hooks/useScrollToDay'
import { selectedDayOf, summarizeMonth } from '@/features/offerings/lib/calendarMonth'
import type { OfferingView } from '@/features/offerings/lib/offeringView'
import { filtersOf } from '@/features/offerings/lib/viewOf'
import { serverNow } from '@/lib/clock'
import { dayOf, monthOf } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { MonthCalendar } from '@/ui/dates/month/MonthCalendar'
import { NoResult } from '@/ui/feedback/NoResult'
import { CalendarLegend } from './CalendarLegend'
import { DayPanel } from './DayPanel'
import { DaySelectionBar, DaySelectionNotice } from './DaySelection'
import { NoDaySelected } from './NoDaySelected'
import * as S from './OfferingCalendar.styles'

/**
 * A month of offerings, with those of the selected day beside it. In selection mode (「日をまとめて選ぶ」) several
 * days are selected to create offerings on.
 */
export function OfferingCalendar({ clientId, query, isFiltered, onQuery, onClear }: OfferingView) {
  const closureOf = useClosures(clientId)
  const now = serverNow()
  const today = dayOf(now)
  const currentMonth = monthOf(today)
  const canPost = useCan(offerings.create)
  const month = query.month || monthOf(query.on || today)
  const filters = filtersOf(query)
  // '' for the current month, like the read that the page prefetches before it knows the date.
  const result = useQuery(offeringOverviews.calendar, {
    clientId,
    query: { ...filters, month: month === currentMonth ? '' : month },
  })
  const { data, error } = result
  const selection = useDaySelection(clientId)
  const { facts, counts, offeringsCount, fillRate } = useMemo(
    () => summarizeMonth(data?.days ?? []),
    [data],
  )
  const selectedDay = selectedDayOf(query.on, month, today)
  const scrollToDay = useScrollToDay(selectedDay)
  const pastWeeks = usePastWeeks(month, today, selectedDay)
  const hasNoOfferings = data !== undefined && offeringsCount === 0
  const calendarProps = selection.isActive
    ? {
        days: counts,
        multiple: true as const,
        startsAt: today,
        min: today,
        max: lastOfferingDay(now),
        selected: selection.days,
        onSelect: selection.setDays,
      }
    : {
        days: facts,
        startsAt: pastWeeks.isFolded ? today : undefined,
        onShowEarlier: pastWeeks.show,
        selected: selectedDay ? [selectedDay] : [],
        onSelect: ([on]: readonly string[]) => {
          void onQuery({ on: on ?? '', month: query.month })
          scrollToDay.onTap(on)
        },
      }

  function dayArea() {
    if (selection.isActive) return null
    if (hasNoOfferings && isFiltered) {
      return (
        <NoResult what='求人' onClear={onClear}>
          この月に、条件に合う求人はありません。
        </NoResult>
      )
    }
    if (selectedDay === undefined) {
      return (
        <NoDaySelected
          hasNoOfferings={hasNoOfferings}
          canPostInMonth={canPost && month > currentMonth && month <= monthOf(lastOfferingDay(now))}
        />
      )
    }
    return (
      <DayPanel
        key={selectedDay}
        clientId={clientId}
        day={selectedDay}
        today={today}
        filters={filters}
        isFiltered={isFiltered}
        facts={data?.days.find((day) => day.on === selectedDay)}
        isMonthFailed={error !== undefined && !data}
      />
    )
  }
  return (
    <>
      {error && (
        <S.ModeNotice>
          <QueryError of={result} name='カレンダー' inline />
        </S.ModeNotice>
      )}
      <DaySelectionNotice selection={selection} />
      <S.WidthContainer>
        <S.Columns data-choosing={selection.isActive ? '' : undefined}>
          <div aria-busy={!data && !error}>
            <MonthCalendar
              month={month}
              today={today}
              onMonth={(next) => void onQuery({ month: next === currentMonth ? '' : next, on: '' })}
              {...calendarProps}
              closureOf={closureOf}
              aside={fillRate}
            />
            <BelowCalendar canPost={canPost} selection={selection} pastWeeks={pastWeeks} />
          </div>
          {dayArea()}
        </S.Columns>
      </S.WidthContainer>
      <DaySelectionBar clientId={clientId} selection={selection} />
    </>
  )
}

/** The legend, the button that shows earlier weeks, and the button that starts the selection mode. */
function BelowCalendar({
  canPost,
  selection,
  pastWeeks,
}: {
  canPost: boolean
  selection: ReturnType<typeof useDaySelection>
  pastWeeks: ReturnType<typeof usePastWeeks>
}) {
  return (
    <div data-below=''>
      {selection.isActive ? (
        <p data-dots=''>
          <i />2 すでにある募集の件数
        </p>
      ) : (
        <CalendarLegend />
      )}
      {pastWeeks.isFolded && !selection.isActive && (
        <Button tone='link' size={32} onClick={pastWeeks.show}>
          前の週も表示する
        </Button>
      )}
      {canPost && !selection.isActive && (
        <Button tone='link' size={32} icon={<CalendarPlus aria-hidden />} onClick={selection.start}>
          日をまとめて選ぶ
        </Button>
      )}
    </div>
  )
}
