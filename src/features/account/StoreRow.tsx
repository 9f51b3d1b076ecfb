import { ChevronRight, ClipboardCheck, FileWarning, Lock, MessageCircle, Star, ThumbsUp, type LucideIcon } from 'lucide-react'
import Link from 'next/link'
import styled from 'styled-components'
import type { AccessibleClient } from '@/contracts/accounts.schemas'
import { routes } from '@/routes'
import { href } from '@/routes/kit'
import { IconButton } from '@/ui/IconButton'
import { Pips } from '@/ui/Pips'
import { StatusChip } from '@/ui/StatusChip'
import { color, font, media, weight } from '@/ui/tokens'

/** One store of the picker. */
export function StoreRow({ client: c, onStar }: { client: AccessibleClient; onStar: () => void }) {
  const waiting: [LucideIcon, string, number][] = [[ClipboardCheck, '修正', c.todos.fixPaymentRequests], [MessageCircle, '未読', c.todos.unreadChatRooms], [ThumbsUp, '評価', c.todos.unreviewedUsers], [FileWarning, '要修正', c.todos.violatedOffers]]
  const some = waiting.filter(([, , count]) => count > 0)
  return (
    <Root>
      <IconButton label={c.isFavorite ? `${c.name}をよく使う店舗から外す` : `${c.name}をよく使う店舗にする`} aria-pressed={c.isFavorite} icon={<Star data-on={c.isFavorite || undefined} aria-hidden />} onClick={onStar} />
      <Link prefetch={false} href={href(routes.home, { clientId: c.id })}>
        <span data-name=''><small>{c.brandName}</small><b>{c.name}</b><small>{[c.code, c.city].filter(Boolean).join(' ・ ')}</small></span>
        <span data-today=''><small>本日</small>{c.today.capacity > 0 ? <Pips filled={c.today.matchedCount} total={c.today.capacity} recruiting /> : <small>勤務なし</small>}</span>
        <span data-waiting=''>
          {c.status !== 'active' && <StatusChip kind='error' icon={Lock} label={c.status === 'closed' ? '閉店' : '掲載停止'} />}
          {some.map(([Icon, word, count]) => <StatusChip key={word} kind={word === '要修正' ? 'warning' : 'outline'} icon={Icon} label={`${word} ${count}`} />)}
          {some.length === 0 && c.status === 'active' && <small>やることはありません</small>}
        </span>
        <ChevronRight size={18} aria-hidden />
      </Link>
    </Root>
  )
}

const Root = styled.li`
  display: flex; align-items: center; gap: 4px; padding-left: 8px;
  & + & { border-top: 1px solid ${color.lineSoft}; }
  [data-on] { fill: ${color.brand}; }
  > a { flex: 1; min-width: 0; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px 12px; align-items: center; padding: 12px 14px 12px 4px; color: ${color.ink}; text-decoration: none; }
  > a > svg { grid-column: 2; grid-row: 1; color: ${color.ink3}; }
  small { display: block; font-size: ${font.xs}; color: ${color.ink2}; line-height: 1.5; }
  [data-name] b { display: block; font-size: ${font.m}; font-weight: ${weight.bold}; overflow-wrap: anywhere; }
  [data-today] { grid-column: 1; }
  [data-waiting] { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 4px 8px; }
  ${media.tablet} {
    > a { grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 5fr) 18px; }
    > a > svg { grid-column: 4; }
    [data-today] { grid-column: 2; grid-row: 1; }
    [data-waiting] { grid-column: 3; grid-row: 1; justify-content: flex-end; }
    @media (hover: hover) and (pointer: fine) { > a:hover { background: ${color.bg}; } }
  }
`
