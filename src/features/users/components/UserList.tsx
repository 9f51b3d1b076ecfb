import dynamic from 'next/dynamic'
import { useCallback, useEffect, useState } from 'react'
import type { useQuery } from '@/api/hooks'
import type { users } from '@/contracts/users'
import type { User } from '@/contracts/users/schemas'
import { useEverTrue } from '@/lib/browser/useEverTrue'
import { Can } from '@/components/permissions/Can'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { NoResult } from '@/ui/feedback/NoResult'
import { Pagination } from '@/ui/navigation/Pagination'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { useIsMobile } from '@/ui/layout/useIsMobile'
import type { UserQuery } from '@/features/users/lib/userConditions'
import { emptyWords } from '@/features/users/lib/emptyWords'
import { EarlierUsers } from './EarlierUsers'
import { UserTable } from './UserTable'
import type { UserAct } from './UserActSheet'
import * as S from '@/features/users/UserListScreen.styles'

const SelectedUsers = dynamic(() => import('./SelectedUsers').then((m) => m.SelectedUsers), {
  ssr: false,
  loading: LazyDialogBoundary,
})
const UserActSheet = dynamic(() => import('./UserActSheet').then((m) => m.UserActSheet), {
  ssr: false,
  loading: LazyDialogBoundary,
})
type Props = {
  clientId: string
  query: UserQuery
  read: ReturnType<typeof useQuery<typeof users.list>>
  filtered: boolean
  selecting: boolean
  mayAct: boolean
  /** It is known what this account may do: the rows have their last shape. */ settled: boolean
  onQuery: (patch: Partial<UserQuery>) => void
  onClear: () => void
  /** What was selected has been dealt with. */ onSelected: () => void
}

/** One page of workers, on phones with those before it. Whoever was selected stays so over pages and searches. */
export function UserList({
  clientId,
  query,
  read: { data, error, isValidating, mutate },
  filtered,
  selecting,
  mayAct,
  settled,
  onQuery,
  onClear,
  onSelected,
}: Props) {
  const narrow = useIsMobile()
  const [chosen, setChosen] = useState<ReadonlyMap<string, User>>(new Map())
  const isBarLoaded = useEverTrue(chosen.size > 0)
  const [acting, setActing] = useState<{ act: UserAct; user: User }>()
  const page = Math.min(data?.page ?? 1, query.page)
  const earlier = narrow ? Array.from({ length: page - 1 }, (_, i) => i + 1) : []
  const selectable = mayAct && (selecting || !narrow)
  const onAct = useCallback((act: UserAct, user: User) => setActing({ act, user }), [])
  const shared = {
    clientId,
    query,
    mayAct,
    onQuery,
    onAct,
    ...(selectable ? { chosen, onChoose: setChosen } : {}),
  }
  const clearSelection = () => {
    setChosen(new Map())
    onSelected()
  }
  useEffect(() => {
    if (narrow && !selecting) setChosen(new Map())
  }, [narrow, selecting])
  const empty = emptyWords[query.list_type]
  return (
    <>
      {error && (
        <ErrorState
          heading='h2'
          inline={!!data}
          title='ワーカーを読み込めませんでした'
          onRetry={() => void mutate()}
          retrying={isValidating}
        >
          {error.message}
        </ErrorState>
      )}
      {(!data || !settled) && !error && (
        <S.TableArea>
          <p />
          <S.RowSkeleton kind='people' />
        </S.TableArea>
      )}
      {data?.items.length === 0 &&
        (filtered ? (
          <NoResult what='ワーカー' onClear={onClear}>
            条件をゆるめるか、フリガナの一部でお試しください。
          </NoResult>
        ) : query.page > 1 ? (
          <NoResult what='ワーカー' onClear={() => onQuery({ page: 1 })}>
            このページにワーカーはいません。
          </NoResult>
        ) : (
          <EmptyState
            heading='h2'
            art='worker'
            title={empty.title}
            {...(empty.way && { action: <Way clientId={clientId} to={empty.way} /> })}
          >
            {empty.text}
          </EmptyState>
        ))}
      {data && settled && data.items.length > 0 && (
        <S.TableArea>
          <p role='status'>
            {filtered
              ? `${data.counts[query.list_type].toLocaleString('ja-JP')}名中 ${data.totalCount.toLocaleString('ja-JP')}名が該当`
              : `${data.totalCount.toLocaleString('ja-JP')}名`}
          </p>
          {earlier.map((n) => (
            <EarlierUsers key={n} {...shared} page={n} />
          ))}
          <UserTable {...shared} items={data.items} total={data.totalCount} />
          <Pagination
            page={data.page}
            perPage={data.perPage}
            total={data.totalCount}
            unit='名'
            loading={isValidating && data.page !== query.page}
            onPage={(next) => {
              onQuery({ page: next })
              scrollTo({ top: 0 })
            }}
            {...(narrow
              ? {
                  shown: (page - 1) * data.perPage + data.items.length,
                  onMore: () => onQuery({ page: data.page + 1 }),
                }
              : {})}
          />
        </S.TableArea>
      )}
      {isBarLoaded && (
        <SelectedUsers clientId={clientId} users={[...chosen.values()]} onClear={clearSelection} />
      )}
      {acting && (
        <UserActSheet
          clientId={clientId}
          act={acting.act}
          users={[acting.user]}
          onClose={() => setActing(undefined)}
        />
      )}
    </>
  )
}

function Way({ clientId, to }: { clientId: string; to: 'invitation' | 'workerSupporters' }) {
  return to === 'invitation' ? (
    <Can do={{ permission: 'worker.trust' }}>
      <ButtonLink href={href(routes.invitation, { clientId })}>認定ワーカーを招待</ButtonLink>
    </Can>
  ) : (
    <ButtonLink href={href(routes.workerSupporters, { clientId })}>
      ワーカーサポーターを見る
    </ButtonLink>
  )
}
