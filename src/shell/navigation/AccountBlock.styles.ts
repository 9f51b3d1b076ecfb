import styled, { css } from 'styled-components'
import { whenNarrow } from '@/shell/layout/AppLayout.styles'
import { color, font, framed, media, radiusS, shadow } from '@/ui/tokens'

/** The account at the lower edge of the menu; it opens `AccountMenu`. */
export const AccountButton = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  padding: 12px 8px 4px;
  margin-top: 8px;
  border: 0;
  border-top: 1px solid ${color.lineSoft};
  background: none;
  text-align: left;
  line-height: 1.35;
  cursor: pointer;
  b {
    display: block;
    font-size: ${font.s};
  }
  small {
    display: block;
    font-size: ${font.xxs};
    color: ${color.ink3};
  }
  /* In the menu sheet of phones the account menu below is always open. */
  ${media.phone} {
    pointer-events: none;
    svg {
      display: none;
    }
  }
  ${whenNarrow(css`
    width: 48px;
    padding: 8px;
    justify-content: center;
  `)}
`

/** The links of the account: over the page on wide screens, part of the menu on phones. */
export const AccountMenu = styled.div`
  padding: 4px;
  ${framed}
  color: ${color.ink};
  box-shadow: ${shadow.s2};
  :is(a, button) {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: 36px;
    padding: 4px 10px;
    border: 0;
    border-radius: ${radiusS};
    background: none;
    color: ${color.ink};
    text-align: left;
    text-decoration: none;
    cursor: pointer;
    ${media.hover} {
      &:hover {
        background: ${color.bg};
      }
    }
  }
  svg {
    color: ${color.ink3};
  }
  ${media.phone} {
    && {
      display: block;
      position: static;
      width: 100%;
      padding: 0;
      border: 0;
      box-shadow: none;
    }
    :is(a, button) {
      min-height: 48px;
    }
  }
  ${media.tablet} {
    position: fixed;
    inset: auto auto 72px calc(12px + env(safe-area-inset-left));
    margin: 0;
    min-width: 220px;
  }
`
