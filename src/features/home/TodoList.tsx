import { ChevronRight, ClipboardCheck, Clock3, FileWarning, MessageCircle, MessagesSquare, ThumbsUp, UserPlus, type LucideIcon } from 'lucide-react'
import Link from 'next/link'
import styled from 'styled-components'
import { useQuery } from '@/api/hooks'
import { home } from '@/contracts/offerings'
import type { Todos } from '@/contracts/offerings.schemas'
import { routes } from '@/routes'
import { href } from '@/routes/kit'
import { Card } from '@/ui/Card'
import { ErrorState } from '@/ui/ErrorState'
import { PageSection } from '@/ui/PageSection'
import { Skeleton } from '@/ui/Skeleton'
import { StateMessage } from '@/ui/StateMessage'
import { color, font, target, weight } from '@/ui/tokens'

type Todo = Todos['items'][number]
const words: Record<Todo['kind'], { label: string; unit: '名' | '件'; icon: LucideIcon }> = {
  notArrived: { label: '到着していない人', unit: '名', icon: Clock3 },
  fixPaymentRequests: { label: '修正依頼の承認', unit: '件', icon: ClipboardCheck },
  unreviewed: { label: 'ワーカーの評価', unit: '名', icon: ThumbsUp },
  unreadMessages: { label: '未読メッセージ', unit: '件', icon: MessageCircle },
  negotiations: { label: '協議中のキャンセル', unit: '件', icon: MessagesSquare },
  violatedOffers: { label: '要修正のひな形', unit: '件', icon: FileWarning },
  unfilledSoon: { label: '24時間以内の空き', unit: '件', icon: UserPlus },
}

/** Where a to-do is done; none while its page does not exist. */
function placeOf({ kind, offeringId }: Todo, clientId: string): string | undefined {
  if (kind === 'violatedOffers') return href(routes.offers, { clientId })
  if (kind === 'unreviewed') return href(routes.offerings, { clientId }, { unreviewed: '1' })
  if (offeringId !== null && (kind === 'notArrived' || kind === 'unfilledSoon')) return href(routes.offering, { clientId, offeringId })
  return undefined
}

/** What waits for somebody at the store, with counts; fails alone. */
export function TodoList({ clientId }: { clientId: string }) {
  const { data, error, isValidating, mutate } = useQuery(home.todos, { clientId }, { refreshInterval: 60_000 })
  return (
    <PageSection line={false} title='やること'>
      {error && <ErrorState inline title='やることを読み込めませんでした' onRetry={() => void mutate()} retrying={isValidating}>{error.message}</ErrorState>}
      {!data && !error && <Skeleton kind='people' rows={4} />}
      {data?.items.length === 0 && <StateMessage art='review' title='本日の対応はすべて完了しています' />}
      {data && data.items.length > 0 && (
        <Card flush>
          <List>
            {data.items.map((todo) => {
              const { label, unit, icon: Icon } = words[todo.kind], place = placeOf(todo, clientId)
              const row = <><i data-now={todo.kind === 'notArrived' || undefined}><Icon size={20} aria-hidden /></i><span><b>{label}</b>{todo.note && <small>{todo.note}</small>}</span><em>{todo.count}<small>{unit}</small></em></>
              return <li key={todo.kind}>{place ? <Link prefetch={false} href={place}>{row}<ChevronRight size={18} aria-hidden /></Link> : <div>{row}</div>}</li>
            })}
          </List>
        </Card>
      )}
    </PageSection>
  )
}

const List = styled.ul`
  list-style: none; margin: 0; padding: 0;
  li + li { border-top: 1px solid ${color.lineSoft}; }
  li > * { display: flex; align-items: center; gap: 12px; min-height: ${target}; padding: 12px 14px; color: ${color.ink}; text-decoration: none; }
  i { display: grid; place-items: center; flex: none; width: 40px; height: 40px; border-radius: 50%; background: ${color.sunken}; color: ${color.ink2}; }
  i[data-now] { background: ${color.warningTint}; color: ${color.warningText}; }
  span { flex: 1; min-width: 0; }
  b { display: block; font-weight: ${weight.bold}; }
  span > small { display: block; font-size: ${font.xs}; color: ${color.ink2}; overflow-wrap: anywhere; }
  em { font-style: normal; font-size: ${font.l}; font-weight: ${weight.bold}; white-space: nowrap; }
  em small { font-size: ${font.xs}; font-weight: ${weight.regular}; margin-left: 2px; }
  li svg:last-child { flex: none; color: ${color.ink3}; }
  @media (hover: hover) and (pointer: fine) { a:hover { background: ${color.bg}; } }
`
