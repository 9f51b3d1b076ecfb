import { ArrowLeft } from 'lucide-react'
import { useRouter } from 'next/router'
import styled from 'styled-components'
import { useScope } from '@/components/permissions/useScope'
import { href } from '@/routes/href'
import { usePendingNavigation } from '@/shell/page/pendingNavigation'
import { font, media, rem, weight } from '@/ui/tokens'
import { HeaderIconLink } from './headerControls'
import type { PageFrame } from './layouts'

const Title = styled.div`
  flex: 1;
  min-width: 0;
  padding: 0 4px;
  font-weight: ${weight.bold};
  font-size: ${font.m};
  line-height: 1.3;
  font-feature-settings: 'palt';
  /* Lets the buttons wrap below a title that has no room beside them. */
  ${media.largeText} {
    flex: 1 0 auto;
    max-width: calc(100% - ${rem(48)});
  }
  &[data-root] {
    padding-left: 12px;
    font-size: ${font.l};
  }
`

/**
 * The title of a page in the top bar of phones, after its back link if it has one. During a route change it already
 * shows those of the next page.
 */
export function TitleBar({ frame }: { frame: PageFrame }) {
  const { title, heading, back } = usePendingNavigation()?.next ?? frame
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
