import styled, { css } from 'styled-components'
import { marked } from '@/ui/styles/marks'
import { color, layer, media, radius, rem, size, visuallyHidden } from '@/ui/tokens'
import type { PageFrame } from './layouts'

/** Maximum width of account pages. */
export const accountMax = '864px'

/**
 * The grid of menu and page. `data-minify` is the user's choice; without it the width of the window
 * decides.
 */
export const AppGrid = styled.div`
  min-height: 100dvh;
  display: flex;
  flex-direction: column;
  ${media.phone} {
    &[data-h1='bar'] ${marked.page} > header h1,
    h1:has(${marked.barTitle}) {
      ${visuallyHidden}
    }
  }
  ${media.tablet} {
    &:not([data-kind='account']) {
      display: grid;
      grid-template-columns: ${size.sidebarMin} minmax(0, 1fr);
    }
    &[data-minify='false'] {
      grid-template-columns: ${size.sidebar} minmax(0, 1fr);
    }
  }
  ${media.wide} {
    &:not([data-kind='account'], [data-minify='true']) {
      grid-template-columns: ${size.sidebar} minmax(0, 1fr);
    }
  }
  &[data-kind='account'] main > ${marked.page} {
    max-width: ${accountMax};
    margin: 0 auto;
  }
  ${media.print} {
    && {
      display: block;
      /* With the height of the sheet it would begin a second one, because the name of the store is above it. */
      min-height: 0;
    }
  }
`

/**
 * Attributes for the grid's style: whether the phone's bottom bar is shown, and whether the header
 * shows the heading.
 */
export const gridAttributes = ({ heading, bar }: PageFrame, hasHeader: boolean) => ({
  'data-bar': bar === false ? 'none' : undefined,
  'data-h1': heading !== false && hasHeader ? 'bar' : undefined,
})

type Rules = ReturnType<typeof css>
/**
 * Applies rules while the menu is narrow: between 750 and 1100 px unless the user has widened it,
 * from 1100 px up only if the user has narrowed it.
 */
export const whenNarrow = (rules: Rules) => css`
  @media screen and (min-width: ${rem(750)}) and (max-width: ${rem(1099.98)}) {
    ${AppGrid}:not([data-minify='false']) & {
      ${rules}
    }
  }
  ${media.tablet} {
    ${AppGrid}[data-minify='true'] & {
      ${rules}
    }
  }
`

export const PageColumn = styled.div`
  flex: 1;
  min-width: 0;
  display: flex;
  flex-direction: column;
  > main {
    flex: 1;
    min-width: 0;
    width: 100%;
    display: flex;
    flex-direction: column;
    align-items: stretch;
  }
`

export const SkipLink = styled.a`
  position: fixed;
  top: -100px;
  left: calc(8px + env(safe-area-inset-left));
  z-index: ${layer.progress};
  padding: 12px 16px;
  background: ${color.surface};
  border-radius: ${radius};
  &:focus {
    top: 8px;
  }
  ${media.print} {
    display: none;
  }
`
