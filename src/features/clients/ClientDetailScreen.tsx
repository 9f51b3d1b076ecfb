import { CalendarX } from 'lucide-react'
import dynamic, { type DynamicOptionsLoadingProps } from 'next/dynamic'
import { useRouter } from 'next/router'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { Can } from '@/components/permissions/Can'
import { useCan } from '@/components/permissions/useCan'
import { QueryResult } from '@/components/queries/QueryResult'
import { clients } from '@/contracts/clients'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { ClientFacts } from './components/ClientFacts'
import { ClientMembers } from './components/ClientMembers'

const loadEditor = () => import('./components/EditClient').then((m) => m.EditClient)
const preloadEditor = () => void loadEditor().catch(() => undefined)
const EditClient = dynamic(loadEditor, { ssr: false, loading: EditorLoading })

type Props = Params<typeof routes.clientDetail.path>

/** The data of the store; `?edit=1` opens the form. */
export function ClientDetailScreen({ clientId }: Props) {
  const [{ edit }] = useUrlState(routes.clientDetail.query)
  return edit === '1' ? <EditOwnStore clientId={clientId} /> : <OwnStore clientId={clientId} />
}

function EditorLoading(props: DynamicOptionsLoadingProps) {
  return props.error ? <LazyBoundary {...props} /> : <Skeleton kind='form' rows={8} />
}

function EditOwnStore({ clientId }: Props) {
  const router = useRouter()
  const detail = href(routes.clientDetail, { clientId })
  return (
    <PageLayout
      title={<BarTitle>店舗情報の編集</BarTitle>}
      crumbs={[{ label: '店舗情報', href: detail }, { label: '編集' }]}
    >
      <EditClient clientId={clientId} backTo={detail} onSaved={() => router.push(detail)} />
    </PageLayout>
  )
}

function OwnStore({ clientId }: Props) {
  const canEdit = useCan(clients.update)
  const result = useQuery(clients.one, { clientId })
  const { data } = result
  return (
    <PageLayout
      title={<BarTitle>店舗情報</BarTitle>}
      actions={
        data && (
          <>
            <ButtonLink
              icon={<CalendarX aria-hidden />}
              href={href(routes.closingDays, { clientId })}
            >
              定休日
            </ButtonLink>
            <Can do={clients.update}>
              <ButtonLink
                href={href(routes.clientDetail, { clientId }, { edit: '1' })}
                onPointerEnter={preloadEditor}
                onFocus={preloadEditor}
              >
                編集する
              </ButtonLink>
            </Can>
          </>
        )
      }
    >
      <QueryResult
        of={result}
        name='店舗情報'
        heading='h2'
        skeleton={<Skeleton kind='text' rows={12} />}
      />
      {data && (
        <>
          <ClientFacts client={data} canEdit={canEdit} />
          <ClientMembers clientId={clientId} />
        </>
      )}
    </PageLayout>
  )
}
