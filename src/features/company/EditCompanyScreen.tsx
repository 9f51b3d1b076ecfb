import { useQuery } from '@/api/useQuery'
import { companies } from '@/contracts/companies'
import type { routes } from '@/routes/routes'
import type { Params } from '@/routes/href'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { CompanyForm } from './components/CompanyForm'

/** What the service knows of a company: its numbers, address, contact for invoices and agreements. */
export function EditCompanyScreen({ companyId }: Params<typeof routes.editCompany.path>) {
  // Not revalidated: the form's initial data must not change while it is edited.
  const { data, error, isValidating, mutate } = useQuery(
    companies.one,
    { companyId },
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  )
  if (data) return <CompanyForm companyId={companyId} company={data} onLatest={() => mutate()} />
  return (
    <PageLayout title={<BarTitle>企業情報</BarTitle>} width='form'>
      {error && (
        <ErrorState
          heading='h2'
          title='企業情報を読み込めませんでした'
          onRetry={() => void mutate()}
          retrying={isValidating}
        >
          {error.message}
        </ErrorState>
      )}
      {!error && <Skeleton kind='form' />}
    </PageLayout>
  )
}
