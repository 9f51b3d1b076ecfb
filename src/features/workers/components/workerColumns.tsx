import { BadgeCheck, Ban, CalendarPlus, Users } from 'lucide-react'
import type { User } from '@/contracts/workers/schemas'
import { monthRemainingText } from '@/domain/workers/limitTexts'
import { LIMIT_NEAR_SHARE, MIN_ROOM_YEN } from '@/domain/workers/mynumberProvision'
import {
  experiencesFrom,
  experienceText,
  type SearchedExperience,
} from '@/features/workers/lib/experienceTexts'
import { serverNow } from '@/lib/clock'
import { dayOf, formatSlashDay, formatTime } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { Menu } from '@/ui/buttons/Menu'
import type { MenuItem } from '@/ui/buttons/MenuList'
import { Avatar } from '@/ui/data-display/Avatar'
import { StatusChip } from '@/ui/data-display/StatusChip'
import type { Column } from '@/ui/data-display/table/DataTable'
import { Tag } from '@/ui/data-display/Tag'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import type { StoreWorkerAction } from './StoreWorkerActionSheet'

/** A rate of last-minute cancellations of at least this percentage is highlighted. */
const HIGH_CANCEL_PERCENT = 10
const today = () => dayOf(serverNow())
const dayWord = (day: string) => (day === today() ? '本日' : formatSlashDay(day, today()))

function Name({
  user,
  clientId,
  searched,
}: { user: User } & Pick<ListContext, 'clientId' | 'searched'>) {
  const found = searched && experiencesFrom(user, searched)

  return (
    <span data-person=''>
      <Avatar name={user.name} />
      <span>
        <span data-name=''>
          <Link href={href(routes.user, { clientId, userId: user.userId })}>{user.name}</Link>
          <span data-desktop-only=''>
            <Mark user={user} />
          </span>
          {!user.blocked && !user.trusted && <FurtherMark user={user} />}
        </span>
        <small data-desktop-only=''>
          {user.nameKana} ・ {user.age}歳
        </small>
        {found && <small data-found=''>{found.map(experienceText).join('・')}</small>}
      </span>
    </span>
  )
}
/** The most important mark of a worker, beside the name; on phones in the upper right corner of the card. */
function Mark({ user }: { user: User }) {
  if (user.blocked)
    return (
      <span data-long={user.blocked === 'company' || undefined}>
        <StatusChip
          kind='error'
          icon={Ban}
          label={user.blocked === 'company' ? '企業でブロック' : 'ブロック中'}
        />
      </span>
    )
  return user.trusted ? <StatusChip kind='outline' icon={BadgeCheck} label='認定' /> : null
}
/** A less important mark beside the name. Shown only without a more important one, so that a row has two lines. */
function FurtherMark({ user: { workedCountHere, graduate, supporter } }: { user: User }) {
  if (workedCountHere === 0) return <StatusChip kind='first' label='はじめて' />
  if (graduate) return <StatusChip kind='violet' label='卒業' />
  return supporter ? <Tag>サポーター</Tag> : null
}
function NextShift({ user: { nextShift, lastWorkedOn } }: { user: User }) {
  if (!nextShift)
    return (
      <>
        <span data-desktop-only=''>なし</span>
        {lastWorkedOn && <span data-phone-only=''>前回 {dayWord(lastWorkedOn)}</span>}
      </>
    )
  const day = dayOf(nextShift.startAt)
  return day === today() ? (
    <mark>本日 {formatTime(nextShift.startAt)}</mark>
  ) : (
    <>
      <span data-phone-only=''>次回 </span>
      {formatSlashDay(nextShift.startAt, serverNow())}
      <span data-desktop-only=''> {formatTime(nextShift.startAt)}</span>
    </>
  )
}
function GroupNames({ user: { groups } }: { user: User }) {
  const [first, ...more] = groups
  return first ? (
    <>
      <Tag>{first.name}</Tag>
      {more.length > 0 && (
        <small data-more='' title={more.map((group) => group.name).join('、')}>
          {` ほか${more.length}`}
        </small>
      )}
    </>
  ) : (
    <span data-desktop-only=''>なし</span>
  )
}
function Limit({
  month: { usedYen, limitYen, remainingYen },
}: {
  month: NonNullable<User['month']>
}) {
  if (limitYen === null || remainingYen === null) return <>上限なし</>
  const isNear = usedYen >= limitYen * LIMIT_NEAR_SHARE
  return (
    <span data-limit='' data-near={isNear || undefined}>
      <ProgressBar
        meter
        label='今月の報酬'
        value={usedYen}
        max={limitYen}
        tone={isNear ? 'warning' : 'ink'}
      />
      <small>
        {remainingYen >= MIN_ROOM_YEN && <span data-phone-only=''>今月</span>}
        {monthRemainingText(remainingYen)}
      </small>
    </span>
  )
}

type ListContext = {
  clientId: string
  /** The experience that the list is filtered by. Rows then show how often the worker has it, and others. */
  searched: SearchedExperience | undefined
  canAct: boolean
}
type Permissions = {
  canTrust: boolean
  canBlock: boolean
  canManageCompany: boolean
  showsPay: boolean
}

/** The menu of a row. */
function menuItems(
  user: User,
  { canTrust, canBlock, canManageCompany }: Permissions,
  onAction: (action: StoreWorkerAction, user: User) => void,
): MenuItem[] {
  return [
    {
      label: 'グループを編集する',
      icon: Users,
      onSelect: () => onAction('groups', user),
      disabledReason: user.blocked ? 'ブロック中です' : undefined,
    },
    {
      label: '仕事をお願いする',
      icon: CalendarPlus,
      onSelect: () => onAction('askToWork', user),
      disabledReason: user.blocked ? 'ブロック中です' : undefined,
    },
    ...(canTrust
      ? [
          {
            label: user.trusted ? '認定を外す' : '認定ワーカーにする',
            icon: BadgeCheck,
            onSelect: () => onAction(user.trusted ? 'distrust' : 'trust', user),
            disabledReason: user.blocked ? 'ブロック中です' : undefined,
          },
        ]
      : []),
    ...(canBlock
      ? [
          user.blocked
            ? {
                label: 'ブロックを解除する',
                icon: Ban,
                onSelect: () => onAction('unblock', user),
                hasDivider: true,
                disabledReason:
                  user.blocked === 'company' && !canManageCompany
                    ? '企業の管理者が解除できます'
                    : undefined,
              }
            : {
                label: 'ブロックする',
                icon: Ban,
                tone: 'danger' as const,
                onSelect: () => onAction('block', user),
                hasDivider: true,
              },
        ]
      : []),
  ]
}

/** The columns of the list; memoise per store and permissions, so that rows render only when they change. */
export function workerColumns(
  { clientId, searched, canAct }: ListContext,
  permissions: Permissions,
  onAction: (action: StoreWorkerAction, user: User) => void,
): Column<User>[] {
  return [
    {
      label: 'ワーカー',
      width: 'minmax(0, 2.2fr)',
      sortKey: 'name_kana',
      cell: (user) => <Name user={user} clientId={clientId} searched={searched} />,
    },
    // Only cards show this column. In the table it has no width, because the mark is beside the name.
    { label: '状態', width: '0', card: 'chip', quiet: true, cell: (user) => <Mark user={user} /> },
    {
      name: 'workedHere',
      label: 'この店舗',
      width: '68px',
      number: true,
      sortKey: 'worked_count',
      cell: (user) => (
        <>
          <b>{user.workedCountHere}</b>
          <small>回</small>
        </>
      ),
    },
    {
      label: 'Good率',
      width: '76px',
      number: true,
      sortKey: 'good_rate',
      cell: (user) =>
        user.goodRate === null ? (
          '–'
        ) : (
          <>
            <b>{user.goodRate}</b>
            <small>%</small>
          </>
        ),
    },
    // The zero-width space in the label allows the heading to break there.
    {
      name: 'lateCancels',
      label: '直前\u200bキャンセル',
      width: '88px',
      number: true,
      card: 'hide',
      cell: (user) => (
        <span data-high={user.lastMinuteCancelRate >= HIGH_CANCEL_PERCENT || undefined}>
          <b>{user.lastMinuteCancelRate}</b>
          <small>%</small>
        </span>
      ),
    },
    {
      name: 'lastWorked',
      label: '最終勤務',
      width: '88px',
      card: 'hide',
      sortKey: 'last_worked_at',
      cell: (user) => (user.lastWorkedOn ? dayWord(user.lastWorkedOn) : 'なし'),
    },
    {
      name: 'nextShift',
      label: '次の予定',
      width: '116px',
      cell: (user) => <NextShift user={user} />,
    },
    {
      name: 'groups',
      label: 'グループ',
      width: 'minmax(0, 1fr)',
      card: 'hide',
      cell: (user) => <GroupNames user={user} />,
    },
    // Accounts that may not see pay get the number of shifts in the same column, so that the layout is the same.
    permissions.showsPay
      ? {
          name: 'monthLimit',
          label: '今月の上限',
          width: '104px',
          cell: (user) => user.month && <Limit month={user.month} />,
        }
      : {
          name: 'workedAnywhere',
          label: '全体',
          width: '104px',
          card: 'hide',
          cell: (user) => (
            <>
              {user.totalWorkedCount}
              <small>回</small>
            </>
          ),
        },
    ...(canAct
      ? [
          {
            label: '操作',
            width: '52px',
            card: 'action' as const,
            quiet: true,
            cell: (user: User) => (
              <Menu
                label={`${user.name}さんの操作`}
                items={menuItems(user, permissions, onAction)}
              />
            ),
          },
        ]
      : []),
  ]
}
