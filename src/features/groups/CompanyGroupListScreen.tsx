import { useCallback, useMemo } from 'react'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { Can } from '@/components/permissions/Can'
import { QueryResult } from '@/components/queries/QueryResult'
import { companyGroups } from '@/contracts/companyGroups'
import type { CompanyGroup } from '@/contracts/companyGroups/schemas'
import { cannotMakeGroup } from '@/domain/workers/groups'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { DataTable } from '@/ui/data-display/table/DataTable'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { companyGroupColumns } from './components/companyGroupColumns'
import { CreateGroup } from './components/CreateGroup'
import * as S from './components/groups.styles'
import { useRevalidate } from './hooks/useRevalidate'

const title = <BarTitle>グループ</BarTitle>
const keyOf = (group: CompanyGroup) => String(group.id)

/**
 * The groups that a company shares with its stores. `?revalidate=1` is part of the page's public URL, for links
 * from outside this console; it reads the groups again.
 */
export function CompanyGroupListScreen({ companyId }: Params<typeof routes.companyGroups.path>) {
  const [{ revalidate }, setQuery] = useUrlState(routes.companyGroups.query)
  const params = { companyId }
  const result = useQuery(companyGroups.list, params)
  const { data, mutate } = result
  const { data: stats, mutate: readStats } = useQuery(companyGroups.userStats, params)
  const readAgain = useCallback(() => Promise.all([mutate(), readStats()]), [mutate, readStats])
  useRevalidate(revalidate === '1', readAgain, () => void setQuery({ revalidate: '' }))
  const columns = useMemo(
    () =>
      companyGroupColumns({
        companyId,
        clients: data?.clients ?? [],
        stats: stats && new Map(stats.items.map((item) => [item.groupId, item])),
      }),
    [companyId, data?.clients, stats],
  )
  const createRefusal = data && cannotMakeGroup(data.limits.usedGroups)
  return (
    <PageLayout
      title={title}
      actions={
        <Can do={companyGroups.create} room>
          <CreateGroup href={href(routes.newCompanyGroup, { companyId })} refusal={createRefusal} />
        </Can>
      }
    >
      <S.Body>
        <QueryResult of={result} name='グループ' heading='h2' skeleton={<Skeleton rows={5} />} />
        {data && data.items.length > 0 && (
          <S.GroupTable>
            <DataTable label='グループ' columns={columns} items={data.items} keyOf={keyOf} />
          </S.GroupTable>
        )}
        {data?.items.length === 0 && (
          <EmptyState heading='h2' art='worker' title='企業共通のグループはまだありません'>
            「年末年始の応援」のようにまとめておくと、どの店舗からも、その方たちだけに募集できます。
          </EmptyState>
        )}
        <S.Note>
          店舗が求人の公開範囲に選べる、企業共通のワーカーの一覧です。
          {data && (
            <>
              作れるグループはあと<b>{data.limits.maxGroups - data.limits.usedGroups}個</b>
              、自動で追加するグループはあと
              <b>{data.limits.maxAutoGroups - data.limits.usedAutoGroups}個</b>です。
            </>
          )}
        </S.Note>
      </S.Body>
    </PageLayout>
  )
}
