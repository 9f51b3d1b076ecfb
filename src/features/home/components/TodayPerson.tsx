import { MessageCircle, Phone } from 'lucide-react'
import { Link } from '@/ui/buttons/Link'
import type { TodayBoard, TodayUser } from '@/contracts/offerings/schemas'
import type { PresenceState } from '@/contracts/common/enums'
import { presenceLabel } from '@/domain/labels'
import { cannotSeeContact } from '@/domain/matchings/matching'
import { formatTime, type Instant } from '@/lib/dates/tokyoDate'
import { Avatar } from '@/ui/data-display/Avatar'
import { Button } from '@/ui/buttons/Button'
import { IconButton } from '@/ui/buttons/IconButton'
import { StatusChip, type ChipKind } from '@/ui/data-display/StatusChip'
import { Tag } from '@/ui/data-display/Tag'

const chips: Record<PresenceState, ChipKind> = {
  before: 'established',
  soon: 'established',
  late: 'late',
  checked_in: 'working',
  checked_out: 'worked',
  absent: 'absence',
  fix_requested: 'warning',
  confirmed: 'worked',
}
/** What a button needs to open a window whose code comes when the button is near being pressed. */
export type Act = { onClick: () => void; onPointerEnter: () => void; onFocus: () => void }
/** What may be done about somebody, by who is looking. */
export type Acts = {
  /** The address of the room with them. */ chat: string | undefined
  call: Act | undefined
  missing: Act | undefined
  replace: Act | undefined
}
type Props = {
  user: TodayUser
  shift: Pick<TodayBoard['offerings'][number], 'startAt' | 'endAt' | 'status'>
  asOf: Instant
  acts: Acts
}

/** Somebody who is expected, with where they stand. The telephone is there only while the number may be seen. */
export function TodayPerson({ user: u, shift, asOf, acts }: Props) {
  const late = u.presence === 'late'
  const reachable =
    acts.call &&
    cannotSeeContact(
      { ...u, ...shift, status: u.status === 'late' ? 'established' : u.status },
      asOf,
    ) === undefined
  return (
    <li data-late={late || undefined}>
      <span data-who=''>
        <Avatar name={u.name} size={32} />
        <span>
          <b>{u.name}</b>
          <small>{u.nameKana}</small>
        </span>
      </span>
      <span data-how=''>
        <span data-chips=''>
          <StatusChip
            kind={chips[u.presence]}
            label={late ? 'まだ到着していません' : presenceLabel[u.presence]}
          />
          {late && u.overdueMin > 0 && <span>{u.overdueMin}分経過</span>}
          {u.checkedInAt && (
            <span>
              {formatTime(u.checkedInAt)} 出勤
              {u.checkedOutAt && ` ・ ${formatTime(u.checkedOutAt)} 退勤`}
            </span>
          )}
          {u.checkedOutAt === null &&
            u.presence !== 'absent' &&
            (u.isFirstTime ? (
              <StatusChip kind='first' label='はじめて' />
            ) : (
              <Tag>{u.workedCountHere + 1}回目</Tag>
            ))}
          {u.unanswered && u.checkedInAt === null && u.presence !== 'absent' && (
            <span data-note=''>事前質問に未回答</span>
          )}
        </span>
        {u.unreadMessage && (
          <q>
            {acts.chat ? (
              <Link href={acts.chat}>
                {formatTime(u.unreadMessage.sentAt)}「{u.unreadMessage.body}」
              </Link>
            ) : (
              <>
                {formatTime(u.unreadMessage.sentAt)}「{u.unreadMessage.body}」
              </>
            )}
          </q>
        )}
        {late && acts.missing && (
          <Button
            {...acts.missing}
            size={32}
            tone='blue'
            aria-label={`${u.name}さんの未到着に対応する`}
          >
            対応する
          </Button>
        )}
        {u.presence === 'absent' && shift.status === 'working' && acts.replace && (
          <Button
            {...acts.replace}
            size={32}
            tone='blue'
            aria-label={`${u.name}さんの代わりを募集する`}
          >
            代わりを募集する
          </Button>
        )}
      </span>
      {(reachable || acts.chat) && (
        <span data-acts=''>
          {reachable && (
            <IconButton
              {...acts.call}
              outlined
              tone='blue'
              label={`${u.name}さんに電話する`}
              icon={<Phone aria-hidden />}
            />
          )}
          {acts.chat && (
            <Link
              className='uiIconButton'
              data-outlined='true'
              data-tone='blue'
              href={acts.chat}
              aria-label={`${u.name}さんとのメッセージ`}
            >
              <MessageCircle aria-hidden />
            </Link>
          )}
        </span>
      )}
    </li>
  )
}
