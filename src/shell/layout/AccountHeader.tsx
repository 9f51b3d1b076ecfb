import { Settings } from 'lucide-react'
import styled from 'styled-components'
import { useOneAccount } from '@/api/session'
import { useQuery } from '@/api/useQuery'
import { accounts } from '@/contracts/accounts'
import { publicConfig } from '@/lib/config/publicConfig'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Avatar } from '@/ui/data-display/Avatar'
import { color, font, media, rem, size } from '@/ui/tokens'
import { accountMax } from './AppLayout.styles'
import { Brand } from './Brand'
import { HeaderIconLink } from './headerControls'

const Bar = styled.header`
  background: ${color.surface};
  border-bottom: 1px solid ${color.line};
  min-height: calc(${size.header} + 1px);
  /* On phones a page with a back link has the Header instead. */
  ${media.phone} {
    &[data-has-back] {
      display: none;
    }
  }
`
const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: ${accountMax};
  min-height: ${size.header};
  margin: 0 auto;
  padding: 0 ${size.pagePadding};
  ${media.tablet} {
    padding: 0 ${size.pagePaddingTablet};
  }
`
const HeaderBrand = styled(Brand)`
  && {
    height: ${rem(44)};
    margin: 0;
    padding: 0;
  }
`
const Person = styled.span`
  margin-left: auto;
  text-align: right;
  font-size: ${font.xs};
  line-height: 1.4;
  color: ${color.ink3};
  b {
    display: block;
    font-size: ${font.s};
    color: ${color.ink};
  }
  ${media.phone} {
    display: none;
  }
`
const PersonAvatar = styled(Avatar)`
  ${media.phone} {
    margin-left: auto;
  }
`

/** The header of account pages. `below`: the page has a back link. */
export function AccountHeader({ hasBackLink }: { hasBackLink: boolean }) {
  const { data: me } = useQuery(accounts.me, {})
  useOneAccount(me?.id)
  const name = me?.name ?? ''
  return (
    <Bar data-has-back={hasBackLink ? '' : undefined}>
      <Inner>
        <HeaderBrand serviceName={publicConfig.serviceName} />
        <Person>
          <b>{name}</b>
          {me?.email}
        </Person>
        <PersonAvatar name={name || ' '} size={32} />
        <HeaderIconLink href={href(routes.accountSettings, {})} aria-label='アカウント設定'>
          <Settings size={20} aria-hidden />
        </HeaderIconLink>
      </Inner>
    </Bar>
  )
}
