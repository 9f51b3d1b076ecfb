import { useQuery } from '@/api/useQuery'
import { Can } from '@/components/permissions/Can'
import { useCan } from '@/components/permissions/useCan'
import { QueryResult } from '@/components/queries/QueryResult'
import { clients } from '@/contracts/clients'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { PageMeta } from '@/shell/page/PageMeta'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { TwoColumns } from '@/ui/layout/TwoColumns'
import { ClientFacts } from './components/ClientFacts'
import { ClientMembers } from './components/ClientMembers'
import { ClientToday } from './components/ClientToday'
import { ClientTodos } from './components/ClientTodos'
import { NoSuchClient } from './components/NoSuchClient'
import { Restrictions } from './components/Restrictions'

/** A store as its head office sees it: data, today's shifts, to-dos, restrictions and staff. */
export function CompanyClientScreen({
  companyId,
  clientId,
}: Params<typeof routes.companyClient.path>) {
  const canEdit = useCan(clients.update)
  const query = useQuery(clients.one, { clientId })
  const { data } = query
  const title = data?.name ?? '店舗'
  return (
    <PageLayout
      title={<BarTitle>{title}</BarTitle>}
      crumbs={[
        { label: '店舗一覧', href: href(routes.companyClients, { companyId }) },
        { label: title },
      ]}
      actions={
        data && (
          <>
            <Can do={clients.update}>
              <ButtonLink href={href(routes.editClient, { companyId, clientId })}>
                編集する
              </ButtonLink>
            </Can>
            <ButtonLink tone='primary' href={href(routes.home, { clientId })}>
              店舗の画面を開く
            </ButtonLink>
          </>
        )
      }
      pre={data && <Restrictions clientId={clientId} />}
    >
      <PageMeta title={title} />
      <QueryResult
        of={query}
        name='店舗の情報'
        heading='h2'
        skeleton={<Skeleton kind='text' rows={12} />}
        missing={<NoSuchClient companyId={companyId} />}
      />
      {data && (
        <TwoColumns
          side={
            <>
              <ClientToday clientId={clientId} />
              <ClientTodos clientId={clientId} />
            </>
          }
        >
          <ClientFacts client={data} canEdit={canEdit} />
          <ClientMembers clientId={clientId} />
        </TwoColumns>
      )}
    </PageLayout>
  )
}
