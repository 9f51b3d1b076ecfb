import { useMemo } from 'react'
import { useQuery } from '@/api/useQuery'
import { Can } from '@/components/permissions/Can'
import { QueryResult } from '@/components/queries/QueryResult'
import { groups } from '@/contracts/groups'
import type { Group } from '@/contracts/groups/schemas'
import { autoWords, cannotMakeGroup } from '@/domain/workers/groups'
import { serverNow } from '@/lib/clock'
import { formatDay } from '@/lib/date'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { DataTable, type Column } from '@/ui/data-display/table/DataTable'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { CreateGroup } from './components/CreateGroup'
import * as S from './components/groups.styles'
import { NameCell } from './components/NameCell'
import { hiddenFromWorkers, tagsOf } from './lib/groupTexts'

const keyOf = (group: Group) => String(group.id)
const columnsOf = (clientId: string): Column<Group>[] => [
  {
    label: 'グループ',
    width: 'minmax(0, 2.4fr)',
    cell: (group) => (
      <>
        <NameCell tags={tagsOf(group)}>
          <Link href={href(routes.group, { clientId, groupId: group.id })}>{group.name}</Link>
        </NameCell>
        {group.description && <small>{group.description}</small>}
      </>
    ),
  },
  {
    label: '人数',
    width: '88px',
    number: true,
    cell: (group) => `${group.usersCount.toLocaleString('ja-JP')}名`,
  },
  {
    label: '自動追加',
    width: 'minmax(0, 2fr)',
    cell: (group) =>
      group.autoSetting?.enabled ? (
        <span data-rule=''>{autoWords(group.autoSetting)}</span>
      ) : (
        'なし'
      ),
  },
  {
    label: '使用中',
    width: '128px',
    cell: (group) => (group.inUseCount > 0 ? `募集中 ${group.inUseCount}件` : 'なし'),
  },
  {
    label: '設定の更新',
    width: '152px',
    card: 'hide',
    cell: (group) => formatDay(group.updatedAt, serverNow()),
  },
]

/**
 * The groups of workers that offerings can be limited to: お気に入り first; the company's groups last,
 * which cannot be changed here.
 */
export function GroupListScreen({ clientId }: Params<typeof routes.groups.path>) {
  const query = useQuery(groups.list, { clientId })
  const { data } = query
  const { data: limits } = useQuery(groups.autoSettingLimits, { clientId })
  const columns = useMemo(() => columnsOf(clientId), [clientId])
  const createRefusal = limits && cannotMakeGroup(limits.usedGroups)
  const title = <BarTitle>グループ</BarTitle>
  const ownGroups = data?.items.filter((group) => group.owner === 'client' && !group.isDefault)
  return (
    <PageLayout
      title={title}
      actions={
        <Can do={groups.create} room>
          <CreateGroup href={href(routes.newGroup, { clientId })} refusal={createRefusal} />
        </Can>
      }
    >
      <S.Body>
        <QueryResult of={query} name='グループ' heading='h2' skeleton={<Skeleton rows={5} />} />
        {data && data.items.length > 0 && (
          <S.GroupTable>
            <DataTable label='グループ' columns={columns} items={data.items} keyOf={keyOf} />
          </S.GroupTable>
        )}
        {ownGroups?.length === 0 && (
          <EmptyState heading='h2' art='worker' title='自分で作ったグループはまだありません'>
            「ホール経験者」「夜の清掃」のように分けておくと、合う方だけに先に募集できます。
          </EmptyState>
        )}
        <S.Note>
          よく来てほしい方をまとめておくと、そのグループだけに募集できます。{hiddenFromWorkers}
          {limits && (
            <>
              作れるグループはあと<b>{limits.maxGroups - limits.usedGroups}個</b>
              、自動で追加するグループはあと<b>{limits.maxAutoGroups - limits.usedAutoGroups}個</b>
              、1つのグループは<b>{limits.maxMembers.toLocaleString('ja-JP')}名</b>までです。
            </>
          )}
        </S.Note>
      </S.Body>
    </PageLayout>
  )
}
