import { Building2, ChevronRight } from 'lucide-react'
import { Link } from '@/ui/buttons/Link'
import type { AccessibleCompanies } from '@/contracts/accounts/schemas'
import { routes } from '@/routes/routes'
import { href, type Route } from '@/routes/href'

const all: readonly Route[] = Object.values(routes)
const home = all.find((route) => route.path === '/companies/[companyId]/clients')

/** The way to the pages of a whole company; as long as there are none it only says which company it is. */
export function CompanyCard({ company }: { company: AccessibleCompanies['items'][number] }) {
  const words = (
    <>
      <Building2 size={24} aria-hidden />
      <span>
        <small>企業</small>
        <b>{company.name}</b>
        <small>
          {home ? '店舗一覧・利用明細・グループ・労働者名簿' : `${company.clientCount}店舗`}
        </small>
      </span>
    </>
  )
  return (
    <div className='companyCard'>
      {home ? (
        <Link href={href(home, { companyId: company.id })}>
          {words}
          <ChevronRight size={16} aria-hidden />
        </Link>
      ) : (
        <div>{words}</div>
      )}
    </div>
  )
}
