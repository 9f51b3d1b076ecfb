import { useUrlState } from '@/api/useUrlState'
import type { ChatRooms } from '@/contracts/chat/schemas'
import { serverNow } from '@/lib/clock'
import { addDays, dayOf, formatDay, formatSlashDay } from '@/lib/date'
import { routes } from '@/routes/routes'
import { Chip } from '@/ui/data-display/Chip'
import { FilterSelect } from '@/ui/fields/filters/FilterSelect'
import * as S from './RoomList.styles'

const LISTED_DAYS = 16
const nearDays = ['昨日', '本日', '明日']
const daysAround = (today: string) =>
  Array.from({ length: LISTED_DAYS }, (_, index) => addDays(today, index - 1)).map(
    (value, index) => ({ value, label: nearDays[index] ?? formatSlashDay(value, today) }),
  )

type Props = { data: Pick<ChatRooms, 'unreadRooms' | 'negotiatingRooms'> | undefined }

/** All rooms, the unread ones, those in negotiation, or those of a day or an offering. */
export function RoomFilters({ data }: Props) {
  const [{ unread_only, state, on, offering_id }, setQuery] = useUrlState(routes.chatRooms.query)
  const now = serverNow()
  const days = daysAround(dayOf(now))
  const isListedDay = days.some(({ value }) => value === on)
  const all = unread_only === '' && state === ''
  return (
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
        value={isListedDay ? on : ''}
        options={days}
        onChange={(value) => void setQuery({ on: value })}
      />
      {on !== '' && !isListedDay && (
        <Chip label={formatDay(on, now)} onRemove={() => void setQuery({ on: '' })} />
      )}
      {offering_id > 0 && (
        <Chip label='1つの求人' onRemove={() => void setQuery({ offering_id: 0 })} />
      )}
    </S.Filters>
  )
}
