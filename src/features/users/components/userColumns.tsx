import { BadgeCheck, Ban, CalendarPlus, Users } from 'lucide-react'
import { Link } from '@/ui/buttons/Link'
import type { User } from '@/contracts/users/schemas'
import { dayOf, formatSlashDay, formatTime } from '@/lib/dates/tokyoDate'
import { formatYen } from '@/lib/text/money'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { Avatar } from '@/ui/data-display/Avatar'
import type { Column } from '@/ui/data-display/DataTable'
import { Menu } from '@/ui/buttons/Menu'
import type { MenuItem } from '@/ui/buttons/MenuList'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { Tag } from '@/ui/data-display/Tag'
import type { UserAct } from './UserActSheet'

/** From here on a rate of late cancels is worth a look, in percent. */
const HIGH = 10
/** A limit is near from nine tenths on. */
const NEAR = 0.9
const today = () => dayOf(new Date())
const dayWord = (day: string) => (day === today() ? '本日' : formatSlashDay(day))

function Name({ user: u, clientId }: { user: User; clientId: string }) {
  return (
    <span data-person=''>
      <Avatar name={u.name} />
      <span>
        <span data-name=''>
          <Link href={href(routes.user, { clientId, userId: u.userId })}>{u.name}</Link>
          <span data-desktop-only=''>
            <Mark user={u} />
          </span>
          {u.graduate && <StatusChip kind='violet' label='卒業' />}
          {u.supporter && <Tag>サポーター</Tag>}
          {u.workedCountHere === 0 && <StatusChip kind='first' label='はじめて' />}
        </span>
        <small>
          {u.nameKana} ・ {u.age}歳
        </small>
      </span>
    </span>
  )
}
/** What must be seen first: beside the name, on phones at the card's upper right corner. */
function Mark({ user: u }: { user: User }) {
  if (u.blocked)
    return (
      <span data-long={u.blocked === 'company' || undefined}>
        <StatusChip
          kind='error'
          icon={Ban}
          label={u.blocked === 'company' ? '企業でブロック' : 'ブロック中'}
        />
      </span>
    )
  return u.trusted ? <StatusChip kind='outline' icon={BadgeCheck} label='認定' /> : null
}
function Next({ user: { nextShift, lastWorkedOn } }: { user: User }) {
  if (!nextShift)
    return (
      <>
        <span data-desktop-only=''>なし</span>
        <span data-phone-only=''>
          {lastWorkedOn ? `最終勤務 ${dayWord(lastWorkedOn)}` : 'まだ勤務していません'}
        </span>
      </>
    )
  const day = dayOf(nextShift.startAt)
  return day === today() ? (
    <mark>本日 {formatTime(nextShift.startAt)}</mark>
  ) : (
    <>
      <span data-phone-only=''>次回 </span>
      {formatSlashDay(nextShift.startAt)} {formatTime(nextShift.startAt)}
    </>
  )
}
function GroupNames({ user: { groups } }: { user: User }) {
  const [first, ...more] = groups
  return first ? (
    <>
      <Tag>{first.name}</Tag>
      {more.length > 0 && (
        <small title={more.map((group) => group.name).join('、')}> ほか{more.length}</small>
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
  const near = usedYen >= limitYen * NEAR
  return (
    <span data-limit='' data-near={near || undefined}>
      <ProgressBar
        meter
        label='今月の報酬'
        value={usedYen}
        max={limitYen}
        tone={near ? 'warning' : 'ink'}
      />
      <small>{remainingYen === 0 ? '上限に到達' : `あと${formatYen(remainingYen)}`}</small>
    </span>
  )
}

/** The columns of the list; keep one object for each store and set of rights, so that rows are drawn again only when they change. */
export function userColumns(
  clientId: string,
  mayAct: boolean,
  {
    mayTrust,
    mayBlock,
    mayManageCompany,
    showsPay,
  }: { mayTrust: boolean; mayBlock: boolean; mayManageCompany: boolean; showsPay: boolean },
  onAct: (act: UserAct, user: User) => void,
): Column<User>[] {
  const acts = (u: User): MenuItem[] => [
    {
      label: 'グループを編集する',
      icon: Users,
      onSelect: () => onAct('groups', u),
      disabledReason: u.blocked ? 'ブロック中です' : undefined,
    },
    {
      label: '仕事をお願いする',
      icon: CalendarPlus,
      onSelect: () => onAct('ask', u),
      disabledReason: u.blocked ? 'ブロック中です' : undefined,
    },
    ...(mayTrust
      ? [
          {
            label: u.trusted ? '認定を外す' : '認定ワーカーにする',
            icon: BadgeCheck,
            onSelect: () => onAct(u.trusted ? 'distrust' : 'trust', u),
            disabledReason: u.blocked ? 'ブロック中です' : undefined,
          },
        ]
      : []),
    ...(mayBlock
      ? [
          u.blocked
            ? {
                label: 'ブロックを解除する',
                icon: Ban,
                onSelect: () => onAct('unblock', u),
                apart: true,
                disabledReason:
                  u.blocked === 'company' && !mayManageCompany
                    ? '企業の管理者が解除できます'
                    : undefined,
              }
            : {
                label: 'ブロックする',
                icon: Ban,
                tone: 'danger' as const,
                onSelect: () => onAct('block', u),
                apart: true,
              },
        ]
      : []),
  ]
  return [
    {
      label: 'ワーカー',
      width: 'minmax(0, 2.2fr)',
      cell: (u) => <Name user={u} clientId={clientId} />,
    },
    { label: '状態', width: '0', card: 'chip', quiet: true, cell: (u) => <Mark user={u} /> },
    {
      label: '当店',
      width: '68px',
      number: true,
      sortKey: 'worked_count',
      cell: (u) => (
        <>
          <b>{u.workedCountHere}</b>
          <small>回</small>
        </>
      ),
    },
    {
      label: 'Good率',
      width: '76px',
      number: true,
      sortKey: 'good_rate',
      cell: (u) =>
        u.goodRate === null ? (
          '–'
        ) : (
          <>
            <b>{u.goodRate}</b>
            <small>%</small>
          </>
        ),
    },
    // Its head breaks where the invisible space is.
    {
      label: '直前\u200bキャンセル',
      width: '88px',
      number: true,
      cell: (u) => (
        <span data-high={u.lastMinuteCancelRate >= HIGH || undefined}>
          <b>{u.lastMinuteCancelRate}</b>
          <small>%</small>
        </span>
      ),
    },
    {
      label: '最終勤務',
      width: '88px',
      card: 'hide',
      sortKey: 'last_worked_at',
      cell: (u) => (u.lastWorkedOn ? dayWord(u.lastWorkedOn) : 'なし'),
    },
    { label: '次の予定', width: '116px', cell: (u) => <Next user={u} /> },
    { label: 'グループ', width: 'minmax(0, 1fr)', cell: (u) => <GroupNames user={u} /> },
    // Whoever may not read what somebody has earned reads how often they have worked: the same place, so that the rest stands where it stands.
    showsPay
      ? { label: '今月の上限', width: '104px', cell: (u) => u.month && <Limit month={u.month} /> }
      : {
          label: '全体',
          width: '104px',
          cell: (u) => (
            <>
              {u.totalWorkedCount}
              <small>回</small>
            </>
          ),
        },
    ...(mayAct
      ? [
          {
            label: '操作',
            width: '52px',
            card: 'action' as const,
            quiet: true,
            cell: (u: User) => <Menu label={`${u.name}さんの操作`} items={acts(u)} />,
          },
        ]
      : []),
  ]
}
