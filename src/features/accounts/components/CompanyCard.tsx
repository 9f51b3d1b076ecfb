import { Building2, ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import type { AccessibleCompanies, AccountPermission } from '@/contracts/accounts/schemas'
import { href, type Route } from '@/routes/href'
import { routes } from '@/routes/routes'
import { companyMenu } from '@/shell/navigation/companyMenu'
import { allowedPages } from '@/shell/navigation/menu'
import { Link } from '@/ui/buttons/Link'
import { color, font, framed, media, weight } from '@/ui/tokens'

/** The pages that the card names if the account may open them. */
const namedRoutes: readonly Route[] = [
  routes.companyClients,
  routes.companyStatements,
  routes.companyGroups,
  routes.companyWorkerLists,
]

type Props = {
  company: AccessibleCompanies['items'][number]
  /** The account's permissions; undefined if they could not be read. */
  scopes: AccountPermission['scopes'] | undefined
}
/** A link to the first page of a company that the account may open. Nothing if it may open none. */
export function CompanyCard({ company, scopes }: Props) {
  const ofCompany = scopes?.find((row) => row.companyId === company.id && row.clientId === null)
  const pages = allowedPages(
    companyMenu,
    (permission) => ofCompany?.permissions.includes(permission) ?? false,
  )
  const first = scopes ? pages[0]?.route : routes.companyClients
  if (!first) return null
  return (
    <CardFrame>
      <Link href={href(first, { companyId: company.id })}>
        <Building2 size={24} aria-hidden />
        <span>
          <small>企業</small>
          <b>{company.name}</b>
          <small>
            {pages
              .filter(({ route }) => namedRoutes.includes(route))
              .map(({ label }) => label)
              .join('・')}
          </small>
        </span>
        <ChevronRight size={16} aria-hidden />
      </Link>
    </CardFrame>
  )
}

const CardFrame = styled.div`
  ${framed}
  > * {
    display: flex;
    align-items: center;
    gap: 14px;
    padding: 14px 16px;
    color: ${color.ink};
    text-decoration: none;
    line-height: 1.4;
  }
  svg {
    flex: none;
    color: ${color.ink3};
  }
  span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink3};
  }
  b {
    font-size: ${font.m};
    font-weight: ${weight.bold};
  }
  ${media.tablet} {
    > * {
      padding: 16px 20px;
    }
  }
`
