import { useRouter } from 'next/router'
import { useQuery } from '@/api/useQuery'
import { clients } from '@/contracts/clients'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { EditClient } from './components/EditClient'
import { NoSuchClient } from './components/NoSuchClient'

/** Edits a store of a company, for its head office. */
export function EditClientScreen({ companyId, clientId }: Params<typeof routes.editClient.path>) {
  const router = useRouter()
  const { data } = useQuery(clients.one, { clientId }, { revalidateOnFocus: false })
  const storeHref = href(routes.companyClient, { companyId, clientId })
  return (
    <PageLayout
      title={<BarTitle>店舗の編集</BarTitle>}
      crumbs={[
        { label: '店舗一覧', href: href(routes.companyClients, { companyId }) },
        ...(data ? [{ label: data.name, href: storeHref }] : []),
        { label: '編集' },
      ]}
    >
      <EditClient
        clientId={clientId}
        backTo={storeHref}
        onSaved={() => router.push(storeHref)}
        missing={<NoSuchClient companyId={companyId} />}
      />
    </PageLayout>
  )
}
