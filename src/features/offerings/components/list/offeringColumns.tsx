import {
  BadgeCheck,
  Globe,
  GraduationCap,
  Link2,
  Medal,
  Repeat2,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { PublicationScope } from '@/contracts/offerings/enums'
import type { Offering } from '@/contracts/offerings/schemas'
import { publicationScopeLabel } from '@/domain/offerings/scopes'
import { OfferingRowMenu } from '@/features/offerings/components/actions/OfferingRowMenu'
import { offeringStatusChip } from '@/features/offerings/lib/offeringStatusChip'
import { serverNow } from '@/lib/clock'
import { dayOf, formatEnd, formatSlashDay, formatTime } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { SeatDots } from '@/ui/data-display/shift/SeatDots'
import { StatusChip } from '@/ui/data-display/StatusChip'
import type { Column } from '@/ui/data-display/table/DataTable'

const scopeIcons: Record<PublicationScope, LucideIcon> = {
  public: Globe,
  badge: Medal,
  group: Users,
  url: Link2,
  worked: Repeat2,
  graduate: GraduationCap,
  trusted: BadgeCheck,
}
/** 「グループ限定」: a table cell omits the word 公開. */
const shortScope = (scope: PublicationScope) =>
  publicationScopeLabel[scope].replace('限定公開', '限定')

function Title({ offering, clientId }: { offering: Offering; clientId: string }) {
  const Icon = scopeIcons[offering.scope]
  return (
    <>
      <Link href={href(routes.offering, { clientId, offeringId: offering.id })}>
        {offering.title}
      </Link>
      <small data-scope='' title={shortScope(offering.scope)}>
        <Icon size={14} aria-hidden />
        <span>{shortScope(offering.scope)}</span>
      </small>
    </>
  )
}

/** The maximum number of tasks beside the status; the page of the offering shows all. */
const MAX_TASKS = 2
const openTasks = (offering: Offering, max: number) =>
  [
    offering.pendingFixCount > 0 && `修正依頼 ${offering.pendingFixCount}件`,
    offering.unreviewedCount > 0 && `評価待ち ${offering.unreviewedCount}名`,
    offering.unreadCount > 0 && `未読 ${offering.unreadCount}件`,
  ]
    .filter((word) => word !== false)
    .slice(0, max)

function deadlineText({ closesAt, startAt, status }: Offering) {
  if (status === 'unpublished') return '未公開'
  if (closesAt === startAt) return '開始と同時'
  const day = dayOf(closesAt) === dayOf(startAt) ? '当日' : formatSlashDay(closesAt, serverNow())
  return `${day} ${formatTime(closesAt)}`
}

/**
 * The columns of the list. Memoise them per store, so that rows render only when they change. `dense`: the parts of a
 * cell are side by side instead of one below the other.
 */
export const offeringColumns = (clientId: string, dense: boolean): Column<Offering>[] => [
  {
    name: 'time',
    label: '勤務日時',
    width: dense ? '118px' : '128px',
    card: 'fact',
    cell: (offering) => (
      <span data-time=''>
        <b>{formatTime(offering.startAt)}</b>
        <i>〜</i>
        {formatEnd(offering.startAt, offering.endAt)}
      </span>
    ),
  },
  {
    label: 'ひな形・公開範囲',
    width: 'minmax(0, 2.2fr)',
    card: 'title',
    cell: (offering) => <Title offering={offering} clientId={clientId} />,
  },
  {
    name: 'seats',
    label: '募集',
    width: dense ? '104px' : 'minmax(112px, 1fr)',
    cell: (offering) => (
      <SeatDots
        filled={offering.peopleMatched}
        total={offering.peopleWanted}
        ended={offering.endedSeatCount}
        recruiting={offering.status === 'published'}
      />
    ),
  },
  {
    label: '時給 / 交通費',
    width: dense ? '112px' : '104px',
    number: true,
    cell: (offering) => (
      <>
        {formatYen(offering.hourlyWageYen)}
        <small>
          <span data-plus=''>{offering.transportationYen > 0 && '+'}交通費</span>
          {offering.transportationYen > 0 ? formatYen(offering.transportationYen) : 'なし'}
        </small>
      </>
    ),
  },
  { label: '締切', width: dense ? '114px' : '112px', card: 'hide', cell: deadlineText },
  {
    label: 'ステータス',
    width: dense ? '100px' : '108px',
    card: 'chip',
    cell: (offering) => <StatusChip {...offeringStatusChip(offering)} />,
  },
  {
    name: 'todo',
    label: '未対応',
    width: dense ? '104px' : '116px',
    cell: (offering) =>
      openTasks(offering, dense ? 1 : MAX_TASKS).map((word) => (
        <StatusChip key={word} kind='warning' icon={null} label={word} />
      )),
  },
  {
    label: '操作',
    width: '52px',
    card: 'action',
    quiet: true,
    cell: (offering) => <OfferingRowMenu clientId={clientId} offering={offering} />,
  },
]
