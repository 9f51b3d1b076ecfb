import { ClipboardCheck, QrCode } from 'lucide-react'
import { useState } from 'react'
import { useExistingPage } from '@/api/useExistingPage'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { Can } from '@/components/permissions/Can'
import { useCan } from '@/components/permissions/useCan'
import { useRightsSettled } from '@/components/permissions/usePermissions'
import { workers } from '@/contracts/workers'
import { userListTypes } from '@/contracts/workers/enums'
import { userListTypeLabel } from '@/domain/workers/workers'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { HeaderActions } from '@/shell/layout/HeaderActions'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { WorkerFilters } from './components/WorkerFilters'
import { WorkerList } from './components/WorkerList'
import { conditions } from './lib/workerConditions'
import * as S from './WorkerListScreen.styles'

/** The workers of a store: tabs, search by name or furigana, and bulk actions. */
export function WorkerListScreen({ clientId }: Params<typeof routes.users.path>) {
  const [query, setQuery] = useUrlState(routes.users.query)
  const [isSelecting, setIsSelecting] = useState(false)
  const canAct = useCan(workers.setGroups)
  const permissionsLoaded = useRightsSettled({ clientId: Number(clientId) })
  const read = useQuery(workers.list, { clientId, query }, { keepPreviousData: true })
  const { data } = read
  useExistingPage(data, (page) => void setQuery({ page }))
  const isFiltered = conditions.some((name) => query[name] !== routes.users.query[name].initial)
  const clear = () =>
    void setQuery(
      Object.fromEntries(conditions.map((name) => [name, routes.users.query[name].initial])),
    )
  const tabs = userListTypes.map((key) => ({
    key,
    label: userListTypeLabel[key],
    count: data?.counts[key],
    href: href(routes.users, { clientId }, { list_type: key }),
  }))
  return (
    <PageLayout
      title={<BarTitle>ワーカー</BarTitle>}
      actions={
        <S.Ways>
          <Can do={{ permission: 'workerList.export' }}>
            <ButtonLink
              icon={<ClipboardCheck aria-hidden />}
              href={href(routes.roster, { clientId })}
            >
              出勤者名簿
            </ButtonLink>
          </Can>
          <Can do={{ permission: 'worker.trust' }}>
            <ButtonLink icon={<QrCode aria-hidden />} href={href(routes.invitation, { clientId })}>
              認定ワーカーを招待
            </ButtonLink>
          </Can>
        </S.Ways>
      }
    >
      {canAct && (
        <HeaderActions>
          <Button size={32} aria-pressed={isSelecting} onClick={() => setIsSelecting(!isSelecting)}>
            {isSelecting ? '選択をやめる' : '選択'}
          </Button>
        </HeaderActions>
      )}
      <S.ListTabs
        label='ワーカーの表示'
        tabs={tabs}
        current={query.list_type}
        onSelect={(key) =>
          void setQuery({ list_type: userListTypes.find((type) => type === key) ?? 'all' })
        }
      />
      <WorkerFilters
        clientId={clientId}
        query={query}
        onChange={(patch) => void setQuery(patch)}
        onClear={isFiltered ? clear : undefined}
      />
      <WorkerList
        clientId={clientId}
        query={query}
        read={read}
        isFiltered={isFiltered}
        isSelecting={isSelecting}
        canAct={canAct}
        permissionsLoaded={permissionsLoaded}
        onQuery={(patch) => void setQuery(patch)}
        onClear={clear}
        onSelecting={setIsSelecting}
      />
    </PageLayout>
  )
}
