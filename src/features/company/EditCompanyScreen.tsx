import { useQuery } from '@/api/useQuery'
import { useForbidden } from '@/components/permissions/useForbidden'
import { companies } from '@/contracts/companies'
import type { routes } from '@/routes/routes'
import type { Params } from '@/routes/href'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { CompanyForm } from './components/CompanyForm'

/** What the service knows of a company: its numbers, address, contact for invoices and agreements. */
export function EditCompanyScreen({ companyId }: Params<typeof routes.editCompany.path>) {
  const isForbidden = useForbidden(companies.one)
  // Not revalidated: the form's initial data must not change while it is edited.
  const { data, error, isValidating, mutate } = useQuery(
    companies.one,
    isForbidden ? null : { companyId },
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  )
  if (data && !isForbidden)
    return <CompanyForm companyId={companyId} company={data} onLatest={() => mutate()} />
  return (
    <PageLayout title={<BarTitle>企業情報</BarTitle>} width='form'>
      {isForbidden && (
        <Forbidden heading='h2' title='企業情報を見る権限がありません'>
          企業情報を見て変更できるのは、企業管理者です。必要なときは、企業管理者にご依頼ください。
        </Forbidden>
      )}
      {!isForbidden && error && (
        <ErrorState
          heading='h2'
          title='企業情報を読み込めませんでした'
          onRetry={() => void mutate()}
          retrying={isValidating}
        >
          {error.message}
        </ErrorState>
      )}
      {!isForbidden && !error && <Skeleton kind='form' />}
    </PageLayout>
  )
}
