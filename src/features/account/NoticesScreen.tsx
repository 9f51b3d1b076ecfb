import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { report } from '@/api/client'
import { useMutate, useQuery } from '@/api/hooks'
import { useUrlState } from '@/api/useUrlState'
import { notices } from '@/contracts/notices'
import type { Notice } from '@/contracts/notices.schemas'
import { noticeCategories } from '@/contracts/statuses'
import { noticeCategoryLabel } from '@/domain/labels'
import { formatDateTime } from '@/lib/jst'
import { routes } from '@/routes'
import { href } from '@/routes/kit'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { FilterBar } from '@/ui/FilterBar'
import { FilterSelect } from '@/ui/FilterSelect'
import { FilterSwitch } from '@/ui/FilterSwitch'
import { NoResult } from '@/ui/NoResult'
import { PageLayout } from '@/ui/PageLayout'
import { Pagination } from '@/ui/Pagination'
import { Skeleton } from '@/ui/Skeleton'
import { Tag } from '@/ui/Tag'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { color, font, radius, target, weight } from '@/ui/tokens'

const options = noticeCategories.map((value) => ({ value, label: noticeCategoryLabel[value] }))

/** News of the service. Opening one marks it as read. */
export function NoticesScreen() {
  const [query, setQuery] = useUrlState(routes.accountNotice.query)
  const { data, error, isValidating, mutate } = useQuery(notices.list, { query }, { keepPreviousData: true })
  const [read] = useMutate(notices.read), [readAll, readingAll] = useMutate(notices.readAll)
  const filtered = query.category !== '' || query.unread_only !== '', clear = () => void setQuery({ category: '', unread_only: '' })
  return (
    <PageLayout title='お知らせ' crumbs={[{ label: 'アカウント', href: href(routes.account, {}) }, { label: 'お知らせ' }]} width='form'
      actions={data && data.unreadCount > 0 && <Button loading={readingAll} onClick={() => void readAll({}).catch(report)}>すべて既読にする({data.unreadCount}件)</Button>}>
      <FilterBar {...(filtered ? { onClear: clear } : {})}>
        <FilterSelect label='種別' all='すべての種別' value={query.category} options={options} onChange={(category) => void setQuery({ category })} />
        <FilterSwitch label='未読のみ' on={query.unread_only === '1'} onChange={(on) => void setQuery({ unread_only: on ? '1' : '' })} />
      </FilterBar>
      {error && <ErrorState inline={!!data} onRetry={() => void mutate()} retrying={isValidating}>{error.message}</ErrorState>}
      {!data && !error && <Skeleton kind='cards' />}
      {data?.items.length === 0 && (filtered ? <NoResult what='お知らせ' onClear={clear} /> : <EmptyState art='notice' title='お知らせはまだありません'>新しい機能やメンテナンスの予定を、ここでお知らせします。</EmptyState>)}
      {data && data.items.length > 0 && (
        <>
          <List>{data.items.map((notice) => <Item key={notice.id} notice={notice} onOpen={() => { if (!notice.read) void read({ noticeId: notice.id }).catch(report) }} />)}</List>
          <Pagination page={data.page} perPage={data.perPage} total={data.totalCount} onPage={(page) => void setQuery({ page })} loading={isValidating} />
        </>
      )}
    </PageLayout>
  )
}

function Item({ notice: n, onOpen }: { notice: Notice; onOpen: () => void }) {
  const [open, setOpen] = useState(false)
  function toggle() {
    setOpen(!open)
    if (!open) onOpen()
  }
  return (
    <li data-unread={!n.read || undefined}>
      <h2>
        <button type='button' aria-expanded={open} onClick={toggle}>
          <span><span data-meta=''><Tag>{noticeCategoryLabel[n.category]}</Tag><time dateTime={n.publishedAt}>{formatDateTime(n.publishedAt, new Date())}</time></span><b>{!n.read && <><i aria-hidden /><VisuallyHidden>未読</VisuallyHidden></>}{n.title}</b></span>
          <ChevronDown size={20} aria-hidden />
        </button>
      </h2>
      {open && <div data-body=''>{n.body.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>)}{n.link && <p><a href={n.link} target='_blank' rel='noopener noreferrer'>詳しく見る(新しいタブで開きます)</a></p>}</div>}
    </li>
  )
}

const List = styled.ul`
  list-style: none; margin: 0; padding: 0; border: 1px solid ${color.line}; border-radius: ${radius}; background: ${color.surface};
  li + li { border-top: 1px solid ${color.lineSoft}; }
  h2 { margin: 0; font-size: ${font.m}; font-weight: ${weight.regular}; }
  button { display: flex; align-items: center; gap: 12px; width: 100%; min-height: ${target}; padding: 14px 16px; border: 0; background: none; color: inherit; font: inherit; text-align: left; cursor: pointer; }
  button > span { flex: 1; min-width: 0; }
  button > svg { flex: none; color: ${color.ink3}; }
  [aria-expanded='true'] > svg { transform: rotate(180deg); }
  [data-meta] { display: flex; gap: 8px; align-items: center; margin-bottom: 4px; font-size: ${font.xs}; color: ${color.ink2}; }
  b { display: block; font-weight: ${weight.regular}; overflow-wrap: anywhere; }
  [data-unread] b { font-weight: ${weight.bold}; }
  i { display: inline-block; width: 8px; height: 8px; margin-right: 8px; border-radius: 50%; background: ${color.dangerFill}; vertical-align: middle; }
  [data-body] { padding: 0 16px 16px; overflow-wrap: anywhere; }
  [data-body] p { margin: 0 0 8px; white-space: pre-line; }
  [data-body] a { color: ${color.primaryFill}; }
`
