import { Building2, ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import type { AccessibleCompanies } from '@/contracts/accounts/schemas'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { color, font, framed, media, weight } from '@/ui/tokens'

/** A link to the pages of a company. */
export function CompanyCard({ company }: { company: AccessibleCompanies['items'][number] }) {
  return (
    <CardFrame>
      <Link href={href(routes.companyClients, { companyId: company.id })}>
        <Building2 size={24} aria-hidden />
        <span>
          <small>企業</small>
          <b>{company.name}</b>
          <small>店舗一覧・利用明細・グループ・労働者名簿</small>
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
