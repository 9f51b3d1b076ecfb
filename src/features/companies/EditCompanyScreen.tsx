import { useQuery } from '@/api/useQuery'
import { QueryError } from '@/components/queries/QueryResult'
import { companies } from '@/contracts/companies'
import type { Params } from '@/routes/href'
import type { routes } from '@/routes/routes'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { CompanyForm } from './components/CompanyForm'

/** The company data: its numbers, address, contact for invoices and agreements. */
export function EditCompanyScreen({ companyId }: Params<typeof routes.editCompany.path>) {
  // Not revalidated: the form's initial data must not change while it is edited.
  const query = useQuery(
    companies.one,
    { companyId },
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  )
  const { data, error, mutate } = query
  if (data) return <CompanyForm companyId={companyId} company={data} readLatest={() => mutate()} />
  return (
    <PageLayout title={<BarTitle>企業情報</BarTitle>} width='form'>
      <QueryError of={query} name='企業情報' heading='h2' />
      {!error && <Skeleton kind='form' />}
    </PageLayout>
  )
}
