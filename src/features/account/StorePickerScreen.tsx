import { Building2, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import styled from 'styled-components'
import { report } from '@/api/client'
import { useMutate, useQuery } from '@/api/hooks'
import { useSignOut } from '@/api/session'
import { useUrlState } from '@/api/useUrlState'
import { accounts } from '@/contracts/accounts'
import type { AccessibleClient } from '@/contracts/accounts.schemas'
import { katakana } from '@/lib/jaInput'
import { routes } from '@/routes'
import { href } from '@/routes/kit'
import { Button } from '@/ui/Button'
import { CountBadge } from '@/ui/CountBadge'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { NoResult } from '@/ui/NoResult'
import { PageLayout } from '@/ui/PageLayout'
import { PageSection } from '@/ui/PageSection'
import { SearchField } from '@/ui/SearchField'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { Skeleton } from '@/ui/Skeleton'
import { color, font, radius, target, weight } from '@/ui/tokens'
import { StoreRow } from './StoreRow'

const key = (text: string) => katakana(text).normalize('NFKC').toLowerCase().replace(/\s/g, '')
const matches = (client: AccessibleClient, wanted: string) => [client.name, client.nameKana, client.code, client.brandName, client.city].some((text) => text !== null && key(text).includes(wanted))
const orders = [{ value: 'todo', label: 'やることの多い順' }, { value: 'code', label: '店舗コード順' }] as const
const compare = { todo: (a: AccessibleClient, b: AccessibleClient) => b.todoCount - a.todoCount || a.id - b.id, code: (a: AccessibleClient, b: AccessibleClient) => (a.code ?? '').localeCompare(b.code ?? '') || a.id - b.id }

/** The stores one may open: favourites first, then where most waits. A row says whether today is covered and what waits before it is opened. */
export function StorePickerScreen() {
  const [{ keyword, order }, setQuery] = useUrlState(routes.account.query)
  const { data, error, isValidating, mutate } = useQuery(accounts.clients, {})
  const { data: companies } = useQuery(accounts.companies, {})
  const { data: counts } = useQuery(accounts.notificationCounts, {})
  const [visit] = useMutate(accounts.visitClient)
  const [signOut, leaving] = useSignOut(href(routes.login, {}))
  const wanted = key(keyword), shown = (data?.items ?? []).filter((c) => wanted === '' || matches(c, wanted)).sort(compare[order])
  const lists = [{ title: 'よく使う店舗', items: shown.filter((c) => c.isFavorite) }, { title: 'そのほかの店舗', items: shown.filter((c) => !c.isFavorite) }]
  const star = (client: AccessibleClient) => void visit({ clientId: client.id, body: { isFavorite: !client.isFavorite } }).catch(report)
  return (
    <PageLayout title='店舗をえらぶ' pre={data && `${data.items.length}店舗を開けます`}>
      <Body>
        {error && <ErrorState inline={!!data} onRetry={() => void mutate()} retrying={isValidating}>{error.message}</ErrorState>}
        {!data && !error && <Skeleton kind='cards' />}
        {data?.items.length === 0 && <EmptyState art='lock' title='開ける店舗がありません'>店舗を開くには、企業の管理者からの招待が必要です。企業の管理者にご確認ください。</EmptyState>}
        {data && data.items.length > 0 && (
          <>
            <SearchField label='店舗名・店舗コードで探す' hideLabel placeholder='店舗名・店舗コードで探す' maxLength={100} value={keyword} onSearch={(next) => void setQuery({ keyword: next })} />
            <SegmentedControl label='並び順' value={order} options={orders} onChange={(next) => void setQuery({ order: next })} />
            {shown.length === 0 && <NoResult what='店舗' onClear={() => void setQuery({ keyword: '' })} />}
            {lists.map(({ title, items }) => items.length > 0 && (
              <PageSection key={title} line={false} title={<small>{title}</small>}><ul>{items.map((client) => <StoreRow key={client.id} client={client} onStar={() => star(client)} />)}</ul></PageSection>
            ))}
          </>
        )}
        {companies?.items.map((company) => <div key={company.id} data-company=''><Building2 size={24} aria-hidden /><span><small>企業</small><b>{company.name}</b><small>{company.clientCount}店舗</small></span></div>)}
        <nav aria-label='アカウントのメニュー'>
          <Link prefetch={false} href={href(routes.accountNotice, {})}>お知らせ{counts !== undefined && counts.unreadNotices > 0 && <CountBadge count={counts.unreadNotices} />}</Link>
          <Link prefetch={false} href={href(routes.accountSubscriptions, {})}>メール通知設定</Link>
          <Link prefetch={false} href={href(routes.accountSettings, {})}>アカウント設定<ChevronRight size={16} aria-hidden /></Link>
          <Button tone='link' size={44} loading={leaving} onClick={() => void signOut().catch(report)}>ログアウト</Button>
        </nav>
      </Body>
    </PageLayout>
  )
}

const Body = styled.div`
  display: grid; gap: 12px; justify-items: stretch;
  > section { margin-top: 4px; }
  h2 small { font-size: ${font.s}; font-weight: ${weight.regular}; color: ${color.ink2}; }
  ul { list-style: none; margin: 0; padding: 0; border: 1px solid ${color.line}; border-radius: ${radius}; background: ${color.surface}; }
  [data-company] { display: flex; gap: 16px; align-items: center; padding: 16px; border: 1px solid ${color.line}; border-radius: ${radius}; background: ${color.surface}; margin-top: 12px; }
  [data-company] b { display: block; }
  [data-company] small { display: block; font-size: ${font.xs}; color: ${color.ink2}; }
  nav { display: flex; flex-wrap: wrap; gap: 0 24px; margin-top: 8px; }
  nav a { display: inline-flex; align-items: center; gap: 6px; min-height: ${target}; color: ${color.primaryFill}; }
`
