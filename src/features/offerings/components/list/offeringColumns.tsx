import { Globe, Link2, Medal, Repeat2, Users, type LucideIcon } from 'lucide-react'
import { Link } from '@/ui/buttons/Link'
import type { Offering } from '@/contracts/offerings/schemas'
import type { PublicationScope } from '@/contracts/common/enums'
import { offeringStatusLabel, publicationScopeLabel } from '@/domain/labels'
import { dayOf, formatEnd, formatSlashDay, formatTime } from '@/lib/dates/tokyoDate'
import { formatYen } from '@/lib/text/money'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import type { Column } from '@/ui/data-display/DataTable'
import { SeatDots } from '@/ui/data-display/SeatDots'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { OfferingRowMenu } from '@/features/offerings/components/actions/OfferingRowMenu'

const scopeIcons: Record<PublicationScope, LucideIcon> = {
  public: Globe,
  badge: Medal,
  group: Users,
  url: Link2,
  worked: Repeat2,
}
/** 「グループ限定」: in a cell the word 公開 says nothing more. */
const shortScope = (scope: PublicationScope) =>
  publicationScopeLabel[scope].replace('限定公開', '限定')

function Title({ offering: o, clientId }: { offering: Offering; clientId: string }) {
  const Icon = scopeIcons[o.scope]
  return (
    <>
      <Link href={href(routes.offering, { clientId, offeringId: o.id })}>{o.title}</Link>
      <small data-scope=''>
        <Icon size={14} aria-hidden />
        {shortScope(o.scope)}
      </small>
    </>
  )
}

const waiting = (o: Offering) =>
  [
    o.pendingFixCount > 0 && `修正依頼 ${o.pendingFixCount}件`,
    o.unreviewedCount > 0 && `評価待ち ${o.unreviewedCount}名`,
    o.unreadCount > 0 && `未読 ${o.unreadCount}件`,
  ].filter((word) => word !== false)

function Deadline({ offering: { closesAt, startAt, status } }: { offering: Offering }) {
  if (status === 'unpublished') return <>未公開</>
  return (
    <>
      {closesAt === startAt
        ? '開始と同時'
        : dayOf(closesAt) === dayOf(startAt)
          ? `当日 ${formatTime(closesAt)}`
          : `${formatSlashDay(closesAt)} ${formatTime(closesAt)}`}
    </>
  )
}

/** The columns of the list; one object for each store, so that rows are drawn again only when they change. */
export const offeringColumns = (clientId: string): Column<Offering>[] => [
  {
    label: '勤務日時',
    width: '128px',
    card: 'fact',
    cell: (o) => (
      <span data-time=''>
        <b>{formatTime(o.startAt)}</b>
        <i>〜</i>
        {formatEnd(o.startAt, o.endAt)}
      </span>
    ),
  },
  {
    label: 'ひな形・公開範囲',
    width: 'minmax(0, 2.2fr)',
    card: 'title',
    cell: (o) => <Title offering={o} clientId={clientId} />,
  },
  {
    label: '募集',
    width: 'minmax(112px, 1fr)',
    cell: (o) => (
      <SeatDots
        filled={o.peopleMatched}
        total={o.peopleWanted}
        recruiting={o.status === 'published'}
      />
    ),
  },
  {
    label: '時給 / 交通費',
    width: '104px',
    number: true,
    cell: (o) => (
      <>
        {formatYen(o.hourlyWageYen)}
        <small>
          <span data-plus=''>{o.transportationYen > 0 && '+'}交通費</span>
          {o.transportationYen > 0 ? formatYen(o.transportationYen) : 'なし'}
        </small>
      </>
    ),
  },
  { label: '締切', width: '112px', card: 'hide', cell: (o) => <Deadline offering={o} /> },
  {
    label: 'ステータス',
    width: '108px',
    card: 'chip',
    cell: (o) => (
      <StatusChip
        kind={o.isFull && o.status === 'published' ? 'confirmed' : o.status}
        label={
          o.unfilled
            ? '不成立'
            : o.isFull && o.status === 'published'
              ? '満員'
              : offeringStatusLabel[o.status]
        }
      />
    ),
  },
  {
    label: '未対応',
    width: '116px',
    cell: (o) =>
      waiting(o).map((word) => <StatusChip key={word} kind='warning' icon={null} label={word} />),
  },
  {
    label: '操作',
    width: '52px',
    card: 'action',
    quiet: true,
    cell: (o) => <OfferingRowMenu clientId={clientId} offering={o} />,
  },
]
