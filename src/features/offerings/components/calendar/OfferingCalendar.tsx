import { CalendarPlus } from 'lucide-react'
import { useRouter } from 'next/router'
import { useMemo, useState, type ComponentType } from 'react'
import { useQuery } from '@/api/useQuery'
import { offerings } from '@/contracts/offerings'
import type { Offering } from '@/contracts/offerings/schemas'
import { postings } from '@/contracts/postings'
import type { CalendarDay } from '@/contracts/postings/schemas'
import { calendarDayStateLabel, offeringStatusLabel } from '@/domain/labels'
import { lastPostingDay } from '@/domain/offerings/offering'
import { dayOf, monthOf, type Day } from '@/lib/date'
import { useCan } from '@/components/permissions/useCan'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { BulkBar } from '@/ui/layout/BulkBar'
import { Button } from '@/ui/buttons/Button'
import type { CalendarDay as CellFacts } from '@/ui/dates/CalendarDayFacts'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { MonthCalendar } from '@/ui/dates/MonthCalendar'
import { NoResult } from '@/ui/feedback/NoResult'
import { Notice } from '@/ui/feedback/Notice'
import type { OfferingView } from '@/features/offerings/lib/offeringView'
import { CalendarLegend } from './CalendarLegend'
import { DayPanel } from './DayPanel'
import * as S from './OfferingCalendar.styles'

type Picker = ComponentType<{
  clientId: string
  onPick: (offering: Offering) => void
  onClose: () => void
}>
const load = () => import('@/components/offers/SourcePicker')

const factsOf = (d: CalendarDay): CellFacts => {
  if (d.offeringsCount === 0) return {}
  const common = { count: d.offeringsCount, unread: d.hasUnread }
  return d.state === null
    ? { ...common, state: 'unpublished', label: offeringStatusLabel.unpublished }
    : {
        ...common,
        state: d.state,
        label: calendarDayStateLabel[d.state],
        filled: d.peopleMatched,
        total: d.peopleWanted,
      }
}

/**
 * A month of postings, and those of the chosen day beside it. Copying needs no drag: 「コピーする日を選ぶ」 of a posting, or 「日をまとめて選ぶ」, turns the
 * presses on days into a choice of several.
 */
export function OfferingCalendar({ clientId, query, filtered, onQuery, onClear }: OfferingView) {
  const router = useRouter()
  const now = new Date()
  const today = dayOf(now)
  const mayPost = useCan(offerings.create)
  const month = query.month || (query.on ? monthOf(query.on) : monthOf(today))
  const { page: _page, month: _month, on: _on, fromOn: _from, toOn: _to, ...filters } = query
  const { data, error, isValidating, mutate } = useQuery(postings.calendar, {
    clientId,
    query: { ...filters, month: month === monthOf(today) ? '' : month },
  })
  const facts = useMemo(
    () => Object.fromEntries(data?.days.map((d) => [d.on, factsOf(d)]) ?? []),
    [data],
  )
  // While several days are chosen only how many postings a day has is of use: the cells are small.
  const dots = useMemo(
    () =>
      Object.fromEntries(
        data?.days.map((d) => [d.on, d.offeringsCount > 0 ? { count: d.offeringsCount } : {}]) ??
          [],
      ),
    [data],
  )
  const [choosing, setChoosing] = useState<{ source?: Offering; days: Day[] }>()
  const [Picker, setPicker] = useState<Picker>()
  const sum = (of: (d: CalendarDay) => number) => data?.days.reduce((all, d) => all + of(d), 0) ?? 0
  const wanted = sum((d) => d.peopleWanted)
  const matched = sum((d) => d.peopleMatched)
  const postingsCount = sum((d) => d.offeringsCount)
  const chosen =
    query.on && monthOf(query.on) === month
      ? query.on
      : monthOf(today) === month
        ? today
        : undefined
  const go = (offeringId: number) =>
    void router.push(
      href(routes.bulkCreate, { clientId }, { offeringId, on: choosing?.days.join(',') ?? '' }),
    )
  const count = choosing?.days.length ?? 0
  return (
    <>
      {error && (
        <S.ModeNotice>
          <ErrorState
            inline
            title='カレンダーを読み込めませんでした'
            onRetry={() => void mutate()}
            retrying={isValidating}
          >
            {error.message}
          </ErrorState>
        </S.ModeNotice>
      )}
      {choosing && (
        <S.ModeNotice>
          <Notice
            live
            icon={CalendarPlus}
            title={
              choosing.source
                ? `「${choosing.source.title}」をコピーする日を選んでください`
                : '募集する日を選んでください'
            }
            action={
              <Button size={32} onClick={() => setChoosing(undefined)}>
                選ぶのをやめる
              </Button>
            }
          >
            月を変えても、選んだ日は残ります。選べるのは本日から60日以内です。
          </Notice>
        </S.ModeNotice>
      )}
      <S.WidthContainer>
        <S.Columns data-choosing={choosing ? '' : undefined}>
          <div aria-busy={!data && !error}>
            <MonthCalendar
              month={month}
              today={today}
              onMonth={(next) =>
                void onQuery({ month: next === monthOf(today) ? '' : next, on: '' })
              }
              {...(choosing
                ? {
                    days: dots,
                    multiple: true,
                    min: today,
                    max: lastPostingDay(now),
                    selected: choosing.days,
                    onSelect: (days) => setChoosing({ ...choosing, days }),
                  }
                : {
                    days: facts,
                    selected: chosen ? [chosen] : [],
                    onSelect: ([on]) => void onQuery({ on: on ?? '', month: query.month }),
                  })}
              aside={
                data && wanted > 0 ? (
                  <>
                    {matched}/{wanted}名 ・ 充足率 {Math.round((matched * 100) / wanted)}%
                  </>
                ) : undefined
              }
            />
            <div data-below=''>
              {choosing ? (
                <p data-dots=''>
                  <i />2 すでにある募集の件数
                </p>
              ) : (
                <CalendarLegend />
              )}
              {mayPost && !choosing && (
                <Button
                  tone='link'
                  size={32}
                  icon={<CalendarPlus aria-hidden />}
                  onClick={() => setChoosing({ days: [] })}
                >
                  日をまとめて選ぶ
                </Button>
              )}
            </div>
          </div>
          {!choosing &&
            (data && postingsCount === 0 && filtered ? (
              <NoResult what='求人' onClear={onClear}>
                この月に、条件に合う求人はありません。
              </NoResult>
            ) : chosen === undefined ? (
              <div data-none='' role='status'>
                {data && postingsCount === 0 && <p>この月の求人はありません。</p>}
                {(!data ||
                  postingsCount > 0 ||
                  (mayPost && month > monthOf(today) && month <= monthOf(lastPostingDay(now)))) && (
                  <p>
                    {data && postingsCount === 0
                      ? '日を選ぶと、その日の募集を始められます。'
                      : '日を選ぶと、その日の求人がここに出ます。'}
                  </p>
                )}
              </div>
            ) : (
              <DayPanel
                key={chosen}
                clientId={clientId}
                day={chosen}
                today={today}
                filters={filters}
                filtered={filtered}
                facts={data?.days.find((d) => d.on === chosen)}
                unknown={error !== undefined && !data}
                onCopy={(source) => {
                  setChoosing({ source, days: [] })
                  scrollTo({ top: 0 })
                }}
              />
            ))}
        </S.Columns>
      </S.WidthContainer>
      {choosing && (
        <BulkBar count={count} unit='日' onClear={() => setChoosing({ ...choosing, days: [] })}>
          <Button
            size={44}
            onClick={() => {
              if (choosing.source) go(choosing.source.id)
              else void load().then((m) => setPicker(() => m.SourcePicker))
            }}
          >
            {choosing.source ? `${count}日にコピーする` : `${count}日に募集する内容を選ぶ`}
          </Button>
        </BulkBar>
      )}
      {Picker && (
        <Picker clientId={clientId} onPick={(o) => go(o.id)} onClose={() => setPicker(undefined)} />
      )}
    </>
  )
}

/** The sidebar may be narrow or wide: what counts is the room that is left. */
