import styled, { css } from 'styled-components'
import { ClientSwitcherButton } from '@/components/clients/ClientSwitcherButton'
import { whenNarrow } from '@/shell/layout/AppLayout.styles'
import { Brand, symbolOnly } from '@/shell/layout/Brand'
import { popoverSheet } from '@/ui/dialogs/popoverSheet'
import { CountBadge } from '@/ui/feedback/CountBadge'
import {
  color,
  font,
  framed,
  layer,
  media,
  radius,
  rem,
  shadow,
  visuallyHidden,
  weight,
} from '@/ui/tokens'
import { MenuLink } from './MenuLink'

/** A column beside the page from 750 px up; below, the sheet opened from the bottom bar. */
export const SidebarPanel = styled.aside`
  svg {
    flex: none;
  }
  ${media.phone} {
    ${popoverSheet}
    overflow: auto;
    overscroll-behavior: contain;
    padding: 12px 12px calc(12px + env(safe-area-inset-bottom));
    background: ${color.surface};
    color: ${color.ink};
    box-shadow: ${shadow.s3};
  }
  ${media.tablet} {
    display: flex;
    flex-direction: column;
    position: sticky;
    inset: 0 auto auto;
    top: 0;
    margin: 0;
    width: auto;
    max-width: none;
    height: 100vh;
    max-height: none;
    z-index: ${layer.sidebar};
    padding: 16px 12px 12px;
    border: 0;
    border-right: 1px solid ${color.line};
    background: ${color.surface};
    color: ${color.ink};
    overflow: visible;
  }
  ${whenNarrow(css`
    align-items: center;
    padding: 16px 8px;
  `)}
  ${media.print} {
    && {
      display: none;
    }
  }
`

/** A label, visually hidden in the narrow menu. */
export const Label = styled.span`
  ${whenNarrow(css`
    ${visuallyHidden}
  `)}
`

export const SidebarBrand = styled(Brand)`
  ${whenNarrow(symbolOnly)}
`

/** The current store at the top of the menu; it opens the list of stores. */
export const StoreButton = styled(ClientSwitcherButton)`
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-height: ${rem(52)};
  padding: 8px 10px;
  margin-bottom: 12px;
  ${framed}
  text-align: left;
  cursor: pointer;
  ${media.hover} {
    &:hover {
      background: ${color.bg};
    }
  }
  small {
    display: block;
    font-size: ${font.xxs};
    color: ${color.ink3};
    line-height: 1.4;
  }
  b {
    display: block;
    font-size: ${font.s};
    line-height: 1.35;
  }
  svg {
    color: ${color.ink3};
  }
  ${whenNarrow(css`
    width: ${rem(48)};
    min-height: ${rem(48)};
    padding: 0;
    justify-content: center;
    > span {
      ${visuallyHidden}
    }
  `)}
`

export const MenuNav = styled.nav`
  flex: 1;
  min-height: 0;
  overflow: auto;
  scrollbar-width: none;
  display: flex;
  flex-direction: column;
  gap: 4px;
  ${media.phone} {
    display: block;
    columns: 2;
    column-gap: 8px;
    overflow: visible;
  }
  ${whenNarrow(css`
    width: 100%;
    align-items: center;
    overflow: visible;
  `)}
`

/** An entry with the pages below it. */
export const EntryGroup = styled.div`
  flex: none;
  ${media.phone} {
    break-inside: avoid;
    padding-bottom: 8px;
  }
  ${whenNarrow(css`
    position: relative;
    &:focus-within > div {
      display: block;
    }
    ${media.hover} {
      &:hover > div {
        display: block;
      }
    }
  `)}
`

/**
 * The pages below an entry. The sheet of phones shows them all, the sidebar those of the current entry, and the narrow
 * sidebar those of the entry under the pointer or the focus, beside it.
 */
export const SubEntries = styled.div`
  ${media.tablet} {
    &[data-collapsed] {
      display: none;
    }
  }
  ${whenNarrow(css`
    &,
    &[data-collapsed] {
      display: none;
      position: absolute;
      left: 100%;
      top: 0;
      width: max-content;
      padding: 4px;
      ${framed}
      box-shadow: ${shadow.s3};
    }
    > a {
      width: auto;
      justify-content: start;
      padding: 4px 36px 4px 12px;
    }
  `)}
`

/** One entry of the menu; the current page is marked. */
export const MenuEntry = styled(MenuLink)`
  flex: none;
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: ${rem(36)};
  padding: 4px 10px;
  border-radius: ${radius};
  color: ${color.ink2};
  text-decoration: none;
  line-height: 1.3;
  ${media.hover} {
    &:hover {
      background: ${color.bg};
    }
  }
  svg {
    color: ${color.ink3};
  }
  &[aria-current] {
    background: ${color.primaryTint};
    color: ${color.primaryText};
    font-weight: ${weight.bold};
    svg {
      color: ${color.primaryFill};
    }
  }
  ${media.phone} {
    min-height: ${rem(48)};
    font-size: ${font.s};
  }
  ${whenNarrow(css`
    position: relative;
    width: 48px;
    min-height: ${rem(44)};
    justify-content: center;
    padding: 0;
  `)}
`

/** The number of pending items on the page of an entry. */
export const EntryCount = styled(CountBadge)`
  margin-left: auto;
  ${whenNarrow(css`
    position: absolute;
    top: 2px;
    right: 0;
    margin: 0;
  `)}
`

/** A page below a menu entry. */
export const SubEntry = styled(MenuEntry)<{ $isForDesks: boolean }>`
  padding-left: 40px;
  min-height: ${rem(32)};
  font-size: ${font.s};
  ${media.phone} {
    min-height: ${rem(44)};
    padding: 4px 4px 4px 40px;
    ${({ $isForDesks }) => $isForDesks && 'display: none;'}
  }
`

/** Narrows the menu to its icons, or widens it again. */
export const MinifyButton = styled.button`
  display: none;
  ${media.tablet} {
    display: grid;
    place-items: center;
    position: absolute;
    right: 12px;
    top: 14px;
    width: ${rem(36)};
    height: ${rem(36)};
    padding: 0;
    border: 0;
    border-radius: ${radius};
    background: none;
    color: ${color.ink3};
    cursor: pointer;
    z-index: ${layer.minifyButton};
    ${media.hover} {
      &:hover {
        background: ${color.bg};
      }
    }
  }
  ${whenNarrow(css`
    position: static;
    order: 9;
    margin-top: 4px;
  `)}
`
