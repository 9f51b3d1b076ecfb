import { Building2, ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { Link } from '@/ui/buttons/Link'
import type { AccessibleCompanies } from '@/contracts/accounts/schemas'
import { routes } from '@/routes/routes'
import { href, type Route } from '@/routes/href'
import { color, font, media, radius, weight } from '@/ui/tokens'

const all: readonly Route[] = Object.values(routes)
const home = all.find((route) => route.path === '/companies/[companyId]/clients')

/** A link to the pages of a company; plain text where there are none. */
export function CompanyCard({ company }: { company: AccessibleCompanies['items'][number] }) {
  const content = (
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
    <CardFrame>
      {home ? (
        <Link href={href(home, { companyId: company.id })}>
          {content}
          <ChevronRight size={16} aria-hidden />
        </Link>
      ) : (
        <div>{content}</div>
      )}
    </CardFrame>
  )
}

const CardFrame = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.surface};
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
