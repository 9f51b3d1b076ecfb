import { Globe, Link2, Medal, Repeat2, Users, type LucideIcon } from 'lucide-react'
import Link from 'next/link'
import type { Offering } from '@/contracts/offerings.schemas'
import type { PublicationScope } from '@/contracts/statuses'
import { offeringStatusLabel, publicationScopeLabel } from '@/domain/labels'
import { formatDay, formatEnd, formatSlashDay, formatTime, weekday } from '@/lib/jst'
import { formatYen } from '@/lib/money'
import { routes } from '@/routes'
import { href } from '@/routes/kit'
import type { Column } from '@/ui/DataTable'
import { Pips } from '@/ui/Pips'
import { StatusChip } from '@/ui/StatusChip'
import { Tag } from '@/ui/Tag'

const scopeIcons: Record<PublicationScope, LucideIcon> = { public: Globe, badge: Medal, group: Users, url: Link2, worked: Repeat2 }

function Scope({ scope }: { scope: PublicationScope }) {
  const Icon = scopeIcons[scope]
  return <small><Icon size={14} aria-hidden /> {publicationScopeLabel[scope].replace('公開', scope === 'public' ? '公開' : '')}</small>
}

/** What somebody still has to do about it; nothing where nothing waits. */
function Waiting({ offering: o }: { offering: Offering }) {
  const words = [o.pendingFixCount > 0 && `修正 ${o.pendingFixCount}件`, o.unreviewedCount > 0 && `評価 ${o.unreviewedCount}名`, o.unreadCount > 0 && `未読 ${o.unreadCount}件`, o.unfilled && '不成立'].filter((w) => w !== false)
  return <>{words.map((word) => <Tag key={word}>{word}</Tag>)}</>
}

/** The columns of the list; one object for each store, so that rows are drawn again only when they change. */
export const offeringColumns = (clientId: string): Column<Offering>[] => [
  {
    label: 'ひな形・公開範囲', width: 'minmax(0, 2.2fr)', card: 'title',
    cell: (o) => <><Link prefetch={false} href={href(routes.offering, { clientId, offeringId: o.id })}>{o.title}</Link><br /><Scope scope={o.scope} /></>,
  },
  { label: '時間', width: '128px', cell: (o) => <><b>{formatTime(o.startAt)}</b> 〜{formatEnd(o.startAt, o.endAt)}</> },
  { label: '募集', width: 'minmax(120px, 1fr)', cell: (o) => <Pips filled={o.peopleMatched} total={o.peopleWanted} recruiting={o.status === 'published'} /> },
  { label: '時給・交通費', width: '112px', number: true, cell: (o) => <>{formatYen(o.hourlyWageYen)}<br /><small>{o.transportationYen > 0 ? formatYen(o.transportationYen) : 'なし'}</small></> },
  { label: '締切', width: '124px', card: 'hide', cell: (o) => (o.closesAt === o.startAt ? '開始と同時' : `${formatSlashDay(o.closesAt)} ${formatTime(o.closesAt)}`) },
  { label: 'ステータス', width: '116px', card: 'chip', cell: (o) => <StatusChip kind={o.status} label={o.isFull && o.status === 'published' ? '満員' : offeringStatusLabel[o.status]} /> },
  { label: '未対応', width: '104px', card: 'hide', cell: (o) => <Waiting offering={o} /> },
]

/** The heading of one day of the list. Saturday and Sunday say so by their letter; the colour only repeats it. */
export function DayHeading({ day, today }: { day: string; today: string }) {
  return <b data-weekday={weekday(day)}>{formatDay(day, today)}{day === today && <Tag>本日</Tag>}</b>
}
