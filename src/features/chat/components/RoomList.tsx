import { useEffect, useLayoutEffect, useRef } from 'react'
import { useQuery } from '@/api/hooks'
import { useUrlState } from '@/api/useUrlState'
import { chatRooms } from '@/contracts/chatRooms'
import { addDays, dayOf, formatDay, formatSlashDay } from '@/lib/dates/tokyoDate'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { BarTitle } from '@/ui/layout/BarTitle'
import { Chip } from '@/ui/data-display/Chip'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { FilterSelect } from '@/ui/fields/filters/FilterSelect'
import { NoResult } from '@/ui/feedback/NoResult'
import { Pagination } from '@/ui/navigation/Pagination'
import { SearchField } from '@/ui/fields/filters/SearchField'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { RoomRow } from './RoomRow'
import * as S from './RoomList.styles'

/** How far the list was scrolled: another room is another screen, and the list beside it stays where it was. */
let scrolled = 0
const LOOK_MS = 15_000
const words = ['昨日', '本日', '明日']
type Props = {
  clientId: string
  /** The room that is open; '' for none. */ current: string
  heading: 'h1' | 'h2'
}

/** Rooms by their last word, a page at a time: searched, unread, in negotiation, or of those who work on a day. */
export function RoomList({ clientId, current, heading: Heading }: Props) {
  const [query, setQuery] = useUrlState(routes.chatRooms.query)
  const { keyword, unread_only, state, on, offering_id, page } = query
  const { data, error, isValidating, mutate } = useQuery(
    chatRooms.list,
    { clientId, query },
    { refreshInterval: LOOK_MS, keepPreviousData: true, dedupingInterval: 2000 },
  )
  const box = useRef<HTMLDivElement>(null)
  const now = new Date()
  const today = dayOf(now)
  const narrowed =
    keyword !== '' || unread_only !== '' || state !== '' || on !== '' || offering_id > 0
  const days = Array.from({ length: 16 }, (_, i) => addDays(today, i - 1)).map((value, i) => ({
    value,
    label: words[i] ?? formatSlashDay(value),
  }))
  const all = unread_only === '' && state === ''
  useLayoutEffect(() => {
    if (box.current && current !== '') box.current.scrollTop = scrolled
  }, [current])
  useEffect(() => {
    if (data && data.items.length === 0 && data.totalCount > 0) void setQuery({ page: 1 })
  })
  const clear = () =>
    void setQuery({ keyword: '', unread_only: '', state: '', on: '', offering_id: 0 })
  return (
    <S.List aria-label='メッセージの一覧'>
      <S.Head>
        <Heading tabIndex={-1}>
          <BarTitle>メッセージ</BarTitle>
        </Heading>
        <SearchField
          label='氏名・ひな形で探す'
          hideLabel
          placeholder='氏名・ひな形で探す'
          maxLength={100}
          value={keyword}
          onSearch={(text) => void setQuery({ keyword: text })}
        />
        <S.Filters role='group' aria-label='表示するメッセージ'>
          <button
            type='button'
            aria-pressed={all}
            onClick={() => void setQuery({ unread_only: '', state: '' })}
          >
            すべて
          </button>
          <button
            type='button'
            aria-pressed={unread_only === '1'}
            onClick={() => void setQuery({ unread_only: '1', state: '' })}
          >
            未読のみ{data && <b>{data.unreadRooms}</b>}
          </button>
          <button
            type='button'
            aria-pressed={state === 'in_negotiation'}
            onClick={() => void setQuery({ unread_only: '', state: 'in_negotiation' })}
          >
            協議中{data && <b>{data.negotiatingRooms}</b>}
          </button>
          <FilterSelect
            label='勤務日'
            all='勤務日'
            value={days.some((d) => d.value === on) ? on : ''}
            options={days}
            onChange={(value) => void setQuery({ on: value })}
          />
          {on !== '' && !days.some((d) => d.value === on) && (
            <Chip label={formatDay(on, now)} onRemove={() => void setQuery({ on: '' })} />
          )}
          {offering_id > 0 && (
            <Chip label='1つの求人' onRemove={() => void setQuery({ offering_id: 0 })} />
          )}
        </S.Filters>
      </S.Head>
      <S.Scroller
        ref={box}
        onScroll={(e) => {
          scrolled = e.currentTarget.scrollTop
        }}
      >
        {error && (
          <ErrorState
            heading='h3'
            inline={!!data}
            title='メッセージを読み込めませんでした'
            onRetry={() => void mutate()}
            retrying={isValidating}
          >
            {error.message}
          </ErrorState>
        )}
        {!data && !error && <Skeleton kind='people' rows={7} />}
        {data?.totalCount === 0 &&
          (narrowed ? (
            <NoResult what='メッセージ' onClear={clear}>
              {keyword !== '' && `「${keyword}」に合う氏名・フリガナ・ひな形の名前がありません。`}
            </NoResult>
          ) : (
            <EmptyState art='chat' title='メッセージはまだありません'>
              マッチングが成立すると、そのワーカーとのやり取りがここに並びます。
            </EmptyState>
          ))}
        {data && data.items.length > 0 && (
          <S.Rooms aria-busy={isValidating && data.page !== page ? true : undefined}>
            {data.items.map((room) => (
              <RoomRow
                key={room.uid}
                room={room}
                href={href(routes.chatRoom, { clientId, chatRoomId: room.uid }, query)}
                current={room.uid === current}
                now={now}
              />
            ))}
          </S.Rooms>
        )}
        {data && data.totalCount > data.perPage && (
          <S.Pages>
            <Pagination
              page={data.page}
              perPage={data.perPage}
              total={data.totalCount}
              onPage={(next) => {
                scrolled = 0
                void setQuery({ page: next })
              }}
              loading={isValidating}
            />
          </S.Pages>
        )}
      </S.Scroller>
    </S.List>
  )
}
