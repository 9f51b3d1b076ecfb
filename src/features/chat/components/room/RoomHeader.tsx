import {
  ArrowLeft,
  CalendarDays,
  ChevronRight,
  MessagesSquare,
  Phone,
  Printer,
  Users,
} from 'lucide-react'
import { useState, type ComponentType } from 'react'
import { useUrlState } from '@/api/useUrlState'
import { matchingChip } from '@/components/matchings/matchingChip'
import { useCan } from '@/components/permissions/useCan'
import { chatRooms } from '@/contracts/chat'
import type { ChatRoom } from '@/contracts/chat/schemas'
import { matchings } from '@/contracts/matchings'
import { serverNow } from '@/lib/clock'
import {
  formatEnd,
  formatRemaining,
  formatSlashDay,
  formatTime,
  minutesBetween,
  dayOf,
} from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { HelpButton } from '@/shell/help/HelpButton'
import { PageMeta } from '@/shell/page/PageMeta'
import { IconButton } from '@/ui/buttons/IconButton'
import { Menu } from '@/ui/buttons/Menu'
import { Avatar } from '@/ui/data-display/Avatar'
import * as S from './RoomHeader.styles'

type SheetComponent = ComponentType<{ clientId: string; room: ChatRoom; onClose: () => void }>
const loadCall = () => import('./CallFromRoom').then((m): SheetComponent => m.CallFromRoom)
const loadNegotiation = () =>
  import('@/features/chat/components/negotiation/NegotiationSheet').then(
    (m): SheetComponent => m.NegotiationSheet,
  )

/** The worker, the shift, and how to reach the worker urgently. */
export function RoomHeader({
  clientId,
  room,
  onPrint,
}: {
  clientId: string
  room: ChatRoom
  onPrint: () => void
}) {
  const [OpenSheet, setOpenSheet] = useState<SheetComponent>()
  const [query] = useUrlState(routes.chatRooms.query)
  const canCall = useCan(matchings.emergencyContact)
  const canNegotiate = useCan(chatRooms.negotiate)
  const { shift, name } = room
  const now = serverNow()
  const preload = (load: () => Promise<SheetComponent>) => () => void load().catch(() => undefined)
  const open = (load: () => Promise<SheetComponent>) =>
    void load().then(
      (component) => setOpenSheet(() => component),
      () => {
        notify({
          type: 'error',
          body: [
            '画面の一部を読み込めませんでした。通信の状態を確かめて、もう一度押してください。',
          ],
        })
      },
    )
  const minutesLeft = shift ? Math.floor(minutesBetween(now, shift.startAt)) : 0
  const items = [
    {
      label: 'ワーカーの情報を見る',
      icon: Users,
      href: href(routes.user, { clientId, userId: room.userId }),
    },
    ...(shift
      ? [
          {
            label: '求人の詳細を見る',
            icon: CalendarDays,
            href: href(routes.offering, { clientId, offeringId: shift.offeringId }),
          },
        ]
      : []),
    ...(shift && canNegotiate && room.state === 'open'
      ? [{ label: '協議を始める', icon: MessagesSquare, onSelect: () => open(loadNegotiation) }]
      : []),
    { label: 'すべてのやり取りを印刷する', icon: Printer, onSelect: onPrint },
  ]
  return (
    <S.Header>
      <PageMeta title={`${name}さんとのメッセージ`} />
      <S.Person>
        <S.BackLink
          href={href(routes.chatRooms, { clientId }, query)}
          aria-label='メッセージの一覧へ戻る'
        >
          <ArrowLeft size={20} aria-hidden />
        </S.BackLink>
        <Avatar name={name} />
        <div>
          <S.Name tabIndex={-1}>{name}</S.Name>
          <S.Details>
            {room.nameKana}
            {room.workedCountHere > 0 && <span> ・ この店舗{room.workedCountHere}回</span>}
          </S.Details>
        </div>
        {canCall && shift && (
          <IconButton
            outlined
            tone='blue'
            label={`${name}さんに電話する`}
            icon={<Phone aria-hidden />}
            onClick={() => open(loadCall)}
            onPointerEnter={preload(loadCall)}
            onFocus={preload(loadCall)}
          />
        )}
        <HelpButton isIcon />
        <Menu label={`${name}さんとのメッセージのその他の操作`} items={items} />
      </S.Person>
      {shift && (
        <S.ShiftLink href={href(routes.offering, { clientId, offeringId: shift.offeringId })}>
          <S.ShiftTime>
            <b>{formatTime(shift.startAt)}</b>
            {formatEnd(shift.startAt, shift.endAt)}
          </S.ShiftTime>
          <S.ShiftTitle>
            <b>
              {dayOf(shift.startAt) === dayOf(now) && '本日 '}
              {formatSlashDay(shift.startAt, serverNow())} {shift.title}
            </b>
            <S.Details>
              {matchingChip(shift).label}
              {minutesLeft > 0 &&
                shift.status === 'established' &&
                ` ・ 開始まで${formatRemaining(minutesLeft)}`}
            </S.Details>
          </S.ShiftTitle>
          <ChevronRight size={16} aria-hidden />
        </S.ShiftLink>
      )}
      {OpenSheet && (
        <OpenSheet clientId={clientId} room={room} onClose={() => setOpenSheet(undefined)} />
      )}
    </S.Header>
  )
}
