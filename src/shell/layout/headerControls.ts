import styled, { css } from 'styled-components'
import { MenuLink } from '@/shell/navigation/MenuLink'
import { Link } from '@/ui/buttons/Link'
import { CountBadge } from '@/ui/feedback/CountBadge'
import { color, media, radius, rem, target } from '@/ui/tokens'

/** The box of a link or button that is only an icon. */
export const iconControl = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${target};
  height: ${target};
  padding: 0;
  border: 0;
  border-radius: ${radius};
  background: none;
  color: ${color.ink2};
  cursor: pointer;
  text-decoration: none;
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  ${media.tablet} {
    width: ${rem(36)};
    height: ${rem(36)};
  }
`

export const HeaderIconLink = styled(Link)`
  ${iconControl}
`
export const HeaderMenuLink = styled(MenuLink)`
  ${iconControl}
`
/** The count on the corner of an icon. */
export const HeaderCount = styled(CountBadge)`
  position: absolute;
  top: 3px;
  right: 1px;
`
