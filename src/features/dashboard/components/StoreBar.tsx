import { Bell, ChevronDown } from 'lucide-react'
import styled from 'styled-components'
import { ClientSwitcherButton } from '@/components/clients/ClientSwitcherButton'
import { useScope } from '@/components/permissions/useScope'
import { HeaderCount, HeaderMenuLink } from '@/shell/layout/headerControls'
import { clientMenu } from '@/shell/navigation/clientMenu'
import { noticePage } from '@/shell/navigation/menu'
import { useCounts } from '@/shell/navigation/useCounts'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { color, font, media, target } from '@/ui/tokens'

const StoreButton = styled(ClientSwitcherButton)`
  flex: 1;
  min-width: 0;
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: ${target};
  padding: 0 8px 0 12px;
  background: none;
  border: 0;
  text-align: left;
  cursor: pointer;
  img {
    flex: none;
  }
  b {
    display: block;
    font-size: ${font.s};
    line-height: 1.3;
  }
  small {
    display: block;
    font-size: ${font.xxs};
    color: ${color.ink3};
    line-height: 1.3;
  }
  small svg {
    margin-left: 2px;
    vertical-align: middle;
  }
  ${media.largeText} {
    flex-basis: 100%;
  }
`

/** The store switcher and the notices in the top bar of phones, on the home page. */
export function StoreBar() {
  const scope = useScope()
  const countOf = useCounts(scope)
  const noticeEntry = noticePage(clientMenu)
  return (
    <>
      <StoreButton
        kind='client'
        scope={scope}
        icon={<img src='/favicon.svg' alt='' width={28} height={28} />}
        indicator={<ChevronDown size={14} aria-hidden />}
        inline
      />
      {noticeEntry && (
        <HeaderMenuLink route={noticeEntry.route} scope={scope}>
          <Bell size={20} aria-hidden />
          <VisuallyHidden>お知らせ</VisuallyHidden>{' '}
          <HeaderCount count={countOf('unreadNotices')} words='件の未読' />
        </HeaderMenuLink>
      )}
    </>
  )
}
