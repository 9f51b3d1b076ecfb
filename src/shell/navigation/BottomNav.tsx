import { Menu } from 'lucide-react'
import { useRouter } from 'next/router'
import { memo } from 'react'
import styled from 'styled-components'
import { useScope } from '@/components/permissions/useScope'
import { AppGrid } from '@/shell/layout/AppLayout.styles'
import { CountBadge } from '@/ui/feedback/CountBadge'
import { marked } from '@/ui/styles/marks'
import { color, font, layer, media, size, visuallyHidden, weight } from '@/ui/tokens'
import { currentEntry, type NavigationMenu } from './menu'
import { MenuLink } from './MenuLink'
import { countWords, useCounts } from './useCounts'
import { useMenu } from './useMenu'

const Bar = styled.nav`
  min-height: ${size.bottomBar};
  position: sticky;
  bottom: 0;
  z-index: ${layer.sticky};
  background: ${color.surface};
  border-top: 1px solid ${color.line};
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  padding-bottom: env(safe-area-inset-bottom);
  container-type: inline-size;
  /* Five entries share the width, and the longest word has to fit into one of them. */
  font-size: min(${font.xxs}, 3.5vw);
  :is(a, button) {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    height: ${size.bottomBar};
    padding: 0;
    border: 0;
    background: none;
    color: ${color.ink2};
    text-decoration: none;
    font-size: inherit;
    line-height: 1.2;
    cursor: pointer;
  }
  svg {
    flex: none;
  }
  [aria-current] {
    color: ${color.primaryFill};
    font-weight: ${weight.bold};
  }
  ${media.phone} {
    ${AppGrid}:has(${marked.actionBar}) &, ${AppGrid}[data-bar='none'] & {
      display: none;
    }
    @media (max-height: 420px) {
      position: static;
    }
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
/**
 * The word of an entry. A browser's smallest text size can make the words too wide for the bar: only the icons are
 * drawn then, and screen readers still read the words. `ic` is the width that a character really has.
 */
const Word = styled.span`
  @container (width < 26ic) {
    ${visuallyHidden}
  }
`
const EntryCount = styled(CountBadge)`
  position: absolute;
  top: 4px;
  left: calc(50% + 4px);
`

/**
 * The bottom bar of phones: the main pages, and a button that opens the whole menu. Hidden where
 * the page has its own action bar.
 */
export const BottomNav = memo(function BottomNav({ menu }: { menu: NavigationMenu }) {
  const { pathname } = useRouter()
  const scope = useScope()
  const { items, barItems } = useMenu(menu)
  const countOf = useCounts(scope)
  const current = currentEntry(items, pathname)
  return (
    <Bar aria-label='主なメニュー'>
      {barItems.map(({ icon: Icon, counts, ...entry }) => (
        <MenuLink
          key={entry.label}
          route={entry.route}
          scope={scope}
          isCurrent={entry.route === current?.item.route}
        >
          <Icon size={24} aria-hidden />
          <Word>{entry.label}</Word>{' '}
          <EntryCount count={countOf(...counts)} words={countWords(counts)} />
        </MenuLink>
      ))}
      <button type='button' popoverTarget='menu'>
        <Menu size={24} aria-hidden />
        <Word>メニュー</Word>
      </button>
    </Bar>
  )
})
