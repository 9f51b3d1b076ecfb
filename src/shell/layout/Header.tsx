import { ArrowLeft, Bell, ChevronDown } from 'lucide-react'
import { useRouter } from 'next/router'
import styled from 'styled-components'
import { ClientSwitcherButton } from '@/components/clients/ClientSwitcherButton'
import { useScope } from '@/components/permissions/useScope'
import { href } from '@/routes/href'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { color, font, layer, media, size, target, weight } from '@/ui/tokens'
import { menus } from '@/shell/navigation/menu'
import { useCounts } from '@/shell/navigation/useCounts'
import { HeaderCount, HeaderIconLink, HeaderMenuLink } from './HeaderIconLink'
import type { PageFrame } from './layouts'

/** The id of the element that HeaderActions renders into. */
export const HEADER_ACTIONS_ID = 'header-actions'

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.sticky};
  flex: none;
  height: ${size.header};
  background: ${color.surface};
  border-bottom: 1px solid ${color.line};
  display: flex;
  align-items: center;
  padding: 0 4px;
  svg {
    flex: none;
  }
  ${media.tablet} {
    display: none;
  }
  ${media.print} {
    && {
      display: none;
    }
  }
`
const Title = styled.div`
  flex: 1;
  min-width: 0;
  padding: 0 4px;
  font-weight: ${weight.bold};
  font-size: ${font.m};
  line-height: 1.3;
  &[data-root] {
    padding-left: 12px;
    font-size: ${font.l};
  }
`
const Actions = styled.div`
  display: flex;
  align-items: center;
`
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
`

type Props = { frame: PageFrame; kind: 'client' | 'company' | 'account' }

/**
 * The top bar of phones: on a home page the store switcher and the notices, elsewhere the title and
 * the back link.
 */
export function Header({ frame, kind }: Props) {
  return (
    <Bar>
      {frame.appBar === 'store' && kind !== 'account' ? (
        <StoreBar kind={kind} />
      ) : (
        <TitleBar frame={frame} />
      )}
      <Actions id={HEADER_ACTIONS_ID} />
    </Bar>
  )
}

function TitleBar({ frame: { title, heading, back } }: { frame: PageFrame }) {
  const { query, isReady } = useRouter()
  const scope = useScope()
  const hrefOf = (target: NonNullable<PageFrame['back']>) =>
    href(typeof target === 'function' ? target(query) : target, {
      ...(query as Record<string, string>),
      ...scope,
    })
  return (
    <>
      {back && (
        <HeaderIconLink href={isReady ? hrefOf(back) : '#main'} aria-label='戻る'>
          <ArrowLeft size={20} aria-hidden />
        </HeaderIconLink>
      )}
      {/* The page's own h1 carries the title for assistive technology. */}
      <Title data-root={back ? undefined : ''} aria-hidden={heading !== false || undefined}>
        {title}
      </Title>
    </>
  )
}

function StoreBar({ kind }: { kind: 'client' | 'company' }) {
  const scope = useScope()
  const countOf = useCounts(scope)
  const noticeEntry = menus[kind].groups.flat().find((entry) => entry.count === 'unreadNotices')
  return (
    <>
      <StoreButton
        kind={kind}
        scope={scope}
        icon={<img src='/favicon.svg' alt='' width={28} height={28} />}
        indicator={<ChevronDown size={16} aria-hidden />}
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
