import { MessageCircle, Phone } from 'lucide-react'
import { LastReminder } from '@/components/arrival/LastReminder'
import { presenceChip } from '@/components/matchings/matchingChip'
import type { TodayBoard, TodayUser } from '@/contracts/dashboard/schemas'
import { cannotSeeContact } from '@/domain/matchings/matching'
import { formatHours, formatTime, type Instant } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { IconButton } from '@/ui/buttons/IconButton'
import { Link } from '@/ui/buttons/Link'
import { Avatar } from '@/ui/data-display/Avatar'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { Tag } from '@/ui/data-display/Tag'
import * as S from './TodayPerson.styles'

/** Props of a button that opens a sheet; the sheet is preloaded on hover and focus. */
export type OpenSheetProps = {
  onClick: () => void
  onPointerEnter: () => void
  onFocus: () => void
}
type Shift = TodayBoard['offerings'][number]
/** The account's permitted actions on a worker. */
export type PersonActions = {
  /** The URL of the chat room. */
  chatHref: string | undefined
  call: OpenSheetProps | undefined
  reportMissing: OpenSheetProps | undefined
  releaseEarly: OpenSheetProps | undefined
  findReplacement: OpenSheetProps | undefined
  /** The offering that looks for a replacement, with its URL. */
  replacement: (NonNullable<TodayUser['replacement']> & { href: string }) | undefined
}
type Props = {
  user: TodayUser
  shift: Pick<Shift, 'startAt' | 'endAt' | 'status'>
  /** Hours and name of the shift, for a row that is not below its shift. */
  shiftText?: string
  asOf: Instant
  actions: PersonActions
}

/**
 * An expected worker with their presence. The phone button is shown only while the number may be
 * seen.
 */
export function TodayPerson({ user, shift, shiftText, asOf, actions }: Props) {
  const isLate = user.presence === 'late'
  const arrival = user.checkedInAt === null ? user.arrival : null
  const isDoubtful = arrival?.isDoubtful ?? false
  const status = user.status === 'late' ? 'established' : user.status
  const isContactShown = cannotSeeContact({ ...user, ...shift, status }, asOf) === undefined
  return (
    <S.Row data-late={isLate || isDoubtful || undefined}>
      <S.Person>
        <Avatar name={user.name} size={32} />
        <span>
          <b>{user.name}</b>
          <small>{user.nameKana}</small>
          {shiftText && <small>{shiftText}</small>}
        </span>
      </S.Person>
      <S.Presence>
        <PresenceChips user={user} />
        {arrival && <LastReminder arrival={arrival} />}
        <LatestMessage user={user} chatHref={actions.chatHref} />
        {(isLate || isDoubtful) && actions.reportMissing && (
          <Button
            {...actions.reportMissing}
            size={32}
            tone='blue'
            aria-label={
              isLate ? `${user.name}さんの未到着に対応する` : `${user.name}さんの到着を確かめる`
            }
          >
            対応する
          </Button>
        )}
        <ReplacementLink user={user} replacement={actions.replacement} />
        {shift.status === 'working' && <WorkingActions user={user} actions={actions} />}
      </S.Presence>
      <ContactActions
        name={user.name}
        call={isContactShown ? actions.call : undefined}
        chatHref={actions.chatHref}
      />
    </S.Row>
  )
}

type ContactProps = {
  name: string
  call: PersonActions['call']
  chatHref: PersonActions['chatHref']
}
/** The telephone and chat buttons that the account may use. */
function ContactActions({ name, call, chatHref }: ContactProps) {
  if (!call && !chatHref) return null
  return (
    <S.Actions>
      {call && (
        <IconButton
          {...call}
          outlined
          tone='blue'
          label={`${name}さんに電話する`}
          icon={<Phone aria-hidden />}
        />
      )}
      {chatHref && (
        <S.ChatLink href={chatHref} aria-label={`${name}さんとのメッセージ`}>
          <MessageCircle aria-hidden />
        </S.ChatLink>
      )}
    </S.Actions>
  )
}

/** The actions on a worker while the shift runs. */
function WorkingActions({ user, actions }: { user: TodayUser; actions: PersonActions }) {
  if (user.presence === 'checked_in' && actions.releaseEarly)
    return (
      <Button {...actions.releaseEarly} size={32} aria-label={`${user.name}さんを早上がりにする`}>
        早上がりにする
      </Button>
    )
  if (user.presence === 'absent' && actions.findReplacement)
    return (
      <Button
        {...actions.findReplacement}
        size={32}
        tone='blue'
        aria-label={`${user.name}さんの代わりを募集する`}
      >
        代わりを募集する
      </Button>
    )
  return null
}

/** Whether a replacement is being looked for or has been found. */
function ReplacementLink({
  user: { presence, arrival },
  replacement,
}: {
  user: TodayUser
  replacement: PersonActions['replacement']
}) {
  const isMissing = presence === 'late' || presence === 'absent' || arrival?.isDoubtful === true
  if (!replacement || !isMissing) return null
  const { state, startAt, endAt, peopleWanted, peopleMatched } = replacement
  return (
    <Link href={replacement.href}>
      {state === 'open'
        ? `代わりを募集中(${formatHours(startAt, endAt)}、${peopleMatched}/${peopleWanted}名)`
        : `代わりの人が決まりました(${formatHours(startAt, endAt)})`}
    </Link>
  )
}

function PresenceChips({ user }: { user: TodayUser }) {
  const isLate = user.presence === 'late'
  const isAbsent = user.presence === 'absent'
  return (
    <S.Chips>
      <StatusChip
        {...presenceChip(user.presence)}
        {...(isLate && { label: 'まだ到着していません' })}
      />
      {user.arrival?.isDoubtful && !isLate && <S.Unanswered>お知らせを開いていません</S.Unanswered>}
      {user.cancelReview && (
        <span>
          {user.cancelReview.reason}(キャンセル申請、{formatTime(user.cancelReview.dueAt)}まで)
        </span>
      )}
      {isLate && user.overdueMin > 0 && <span>{user.overdueMin}分経過</span>}
      {user.checkedInAt && (
        <span>
          {formatTime(user.checkedInAt)} チェックイン
          {user.checkedOutAt && ` ・ ${formatTime(user.checkedOutAt)} チェックアウト`}
        </span>
      )}
      {user.checkedOutAt === null && !isAbsent && <Experience user={user} />}
      {user.unanswered && user.checkedInAt === null && !isAbsent && (
        <S.Unanswered>働く前の質問に未回答</S.Unanswered>
      )}
    </S.Chips>
  )
}

function Experience({ user }: { user: TodayUser }) {
  if (user.isFirstTime) return <StatusChip kind='first' label='はじめて' />
  return <Tag>{user.workedCountHere + 1}回目</Tag>
}

/** The worker's latest message, if it is unread or came after the first reminder of a shift that has not begun. */
function LatestMessage({ user, chatHref }: { user: TodayUser; chatHref: string | undefined }) {
  const onTheWay = user.checkedInAt === null ? user.arrival?.message : null
  const message = user.unreadMessage ?? onTheWay
  if (!message) return null
  const text = `${formatTime(message.sentAt)}「${message.body}」`
  return <q>{chatHref ? <Link href={chatHref}>{text}</Link> : text}</q>
}
