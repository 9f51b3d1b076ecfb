import { useEffect, useLayoutEffect, useRef } from 'react'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { chatRooms } from '@/contracts/chatRooms'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { BarTitle } from '@/ui/layout/BarTitle'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { NoResult } from '@/ui/feedback/NoResult'
import { Pagination } from '@/ui/navigation/Pagination'
import { SearchField } from '@/ui/fields/filters/SearchField'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { RoomFilters } from './RoomFilters'
import { RoomRow } from './RoomRow'
import * as S from './RoomList.styles'

/** How far the list was scrolled: another room is another screen, and the list beside it stays where it was. */
let scrolled = 0
const LOOK_MS = 15_000
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
  const isFiltered =
    keyword !== '' || unread_only !== '' || state !== '' || on !== '' || offering_id > 0
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
        <RoomFilters data={data} />
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
        {data?.totalCount === 0 && (
          <NoRooms isFiltered={isFiltered} keyword={keyword} onClear={clear} />
        )}
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

type NoRoomsProps = { isFiltered: boolean; keyword: string; onClear: () => void }
function NoRooms({ isFiltered, keyword, onClear }: NoRoomsProps) {
  if (isFiltered)
    return (
      <NoResult what='メッセージ' onClear={onClear}>
        {keyword !== '' && `「${keyword}」に合う氏名・フリガナ・ひな形の名前がありません。`}
      </NoResult>
    )
  return (
    <EmptyState art='chat' title='メッセージはまだありません'>
      マッチングが成立すると、そのワーカーとのやり取りがここに並びます。
    </EmptyState>
  )
}
