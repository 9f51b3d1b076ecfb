import dynamic from 'next/dynamic'
import { useCallback } from 'react'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { useCan } from '@/components/permissions/useCan'
import { companyGroups } from '@/contracts/companyGroups'
import type { CompanyGroupDetail } from '@/contracts/companyGroups/schemas'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import { TwoColumns } from '@/ui/layout/TwoColumns'
import { CompanyGroupMembers } from './components/CompanyGroupMembers'
import { GroupActivity } from './components/GroupActivity'
import { GroupFacts } from './components/GroupFacts'
import { GroupPage } from './components/GroupPage'
import { useRevalidate } from './hooks/useRevalidate'
import { storeNames } from './lib/storeNames'

const CompanyWorkerPicker = dynamic(
  () => import('./components/CompanyWorkerPicker').then((m) => m.CompanyWorkerPicker),
  { ssr: false, loading: LazyBoundary },
)

/** One group of a company: its members, the stores that may use it, and the offerings that do. */
export function CompanyGroupScreen({
  companyId,
  groupId,
}: Params<typeof routes.companyGroup.path>) {
  const params = { companyId, groupId }
  const [{ page, revalidate }, setQuery] = useUrlState(routes.companyGroup.query)
  const read = useQuery(
    companyGroups.one,
    { ...params, query: { page } },
    { keepPreviousData: true },
  )
  const canUpdate = useCan(companyGroups.update)
  const [update, isUpdating] = useMutation(companyGroups.update)
  const [remove, isRemoving] = useMutation(companyGroups.remove)
  const { data, mutate } = read
  const readAgain = useCallback(() => mutate(), [mutate])
  useRevalidate(revalidate === '1', readAgain, () => void setQuery({ page, revalidate: '' }))
  return (
    <GroupPage
      of={read}
      uses={data?.inUseBy ?? []}
      listHref={href(routes.companyGroups, { companyId })}
      editHref={href(routes.editCompanyGroup, params)}
      canUpdate={canUpdate}
      update={(body) => update({ ...params, body })}
      isUpdating={isUpdating}
      remove={() => remove(params)}
      isRemoving={isRemoving}
      onPage={(next) => void setQuery({ page: next })}
      picker={(props) => <CompanyWorkerPicker {...params} {...props} />}
    >
      {(group, members) => (
        <>
          <TwoColumns side={<Activity {...params} />}>
            <Facts companyId={companyId} group={group} />
          </TwoColumns>
          <CompanyGroupMembers {...members} group={group} />
        </>
      )}
    </GroupPage>
  )
}

function Facts({ companyId, group }: { companyId: string; group: CompanyGroupDetail }) {
  const { data } = useQuery(companyGroups.list, { companyId })
  return (
    <GroupFacts
      group={group}
      uses={group.inUseBy}
      stores={data ? storeNames(group.sharedClientIds, data.clients) : '…'}
    />
  )
}

function Activity({ companyId, groupId }: { companyId: string; groupId: string }) {
  const query = { groupId: Number(groupId) }
  const { data } = useQuery(companyGroups.userStats, { companyId, query })
  const stats = data?.items[0]
  return stats ? <GroupActivity stats={stats} /> : null
}
