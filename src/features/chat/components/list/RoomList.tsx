import { useLayoutEffect, useRef } from 'react'
import type { SWRResponse } from 'swr'
import type { ApiError } from '@/api/ApiError'
import { useExistingPage } from '@/api/useExistingPage'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { QueryError } from '@/components/queries/QueryResult'
import { chatRooms } from '@/contracts/chat'
import type { Output } from '@/contracts/endpoint'
import { serverNow } from '@/lib/clock'
import { MAX_SEARCH_LENGTH } from '@/lib/query'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ListConditions } from '@/shell/lists/ListConditions'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { NoResult } from '@/ui/feedback/NoResult'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { foundIn } from '@/ui/fields/filters/foundText'
import { BarTitle } from '@/ui/layout/BarTitle'
import { Pagination } from '@/ui/navigation/Pagination'
import { RoomFilters } from './RoomFilters'
import * as S from './RoomList.styles'
import { RoomRow } from './RoomRow'

/**
 * The scroll position of the list. Kept in the module because opening a room changes the page and remounts the list.
 */
let lastScrollTop = 0
const POLLING_INTERVAL_MS = 15_000
type Props = {
  clientId: string
  /** The room that is open; '' for none. */
  current: string
  heading: 'h1' | 'h2'
}

/** Rooms by their last message, in pages, with search and filters. */
export function RoomList({ clientId, current, heading: Heading }: Props) {
  const [query, setQuery] = useUrlState(routes.chatRooms.query)
  const { keyword, unread_only, state, on, offering_id, page } = query
  const read = useQuery(
    chatRooms.list,
    { clientId, query },
    { refreshInterval: POLLING_INTERVAL_MS, keepPreviousData: true, dedupingInterval: 2000 },
  )
  const { data, isValidating } = read
  const scroller = useRef<HTMLDivElement>(null)
  const now = serverNow()
  const isFiltered =
    keyword !== '' || unread_only !== '' || state !== '' || on !== '' || offering_id > 0
  useLayoutEffect(() => {
    if (scroller.current && current !== '') scroller.current.scrollTop = lastScrollTop
  }, [current])
  useExistingPage(data, (page) => void setQuery({ page }))
  const clear = () =>
    void setQuery({ keyword: '', unread_only: '', state: '', on: '', offering_id: 0 })
  return (
    <S.List aria-label='メッセージの一覧'>
      <S.Head>
        <Heading tabIndex={-1}>
          <BarTitle>メッセージ</BarTitle>
        </Heading>
        <ListConditions
          search={{
            label: '氏名・ひな形で探す',
            placeholder: '氏名・ひな形で探す',
            maxLength: MAX_SEARCH_LENGTH,
            value: keyword,
            onSearch: (text) => void setQuery({ keyword: text }),
          }}
          found={isFiltered ? foundIn(read, '件') : undefined}
          savedViews={{
            clientId,
            list: 'chatRooms',
            path: href(routes.chatRooms, { clientId }),
            query,
            besidePath:
              current === '' ? undefined : href(routes.chatRoom, { clientId, chatRoomId: current }),
          }}
        />
        <RoomFilters data={data} />
      </S.Head>
      <S.Scroller
        ref={scroller}
        onScroll={(event) => {
          lastScrollTop = event.currentTarget.scrollTop
        }}
      >
        <ReadStatus read={read} />
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
                isCurrent={room.uid === current}
                now={now}
              />
            ))}
          </S.Rooms>
        )}
        {data && (
          <S.Pages>
            <Pagination
              of={data}
              unit='件'
              onPage={(next) => {
                lastScrollTop = 0
                void setQuery({ page: next })
              }}
            />
          </S.Pages>
        )}
      </S.Scroller>
    </S.List>
  )
}

type ReadStatusProps = { read: SWRResponse<Output<typeof chatRooms.list>, ApiError> }
function ReadStatus({ read }: ReadStatusProps) {
  const { data, error } = read
  if (error) {
    return <QueryError of={read} name='メッセージ' heading='h3' />
  }
  return data ? null : <Skeleton kind='people' rows={7} />
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
