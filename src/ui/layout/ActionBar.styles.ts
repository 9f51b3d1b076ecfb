import styled from 'styled-components'
import { color, font, layer, media, shadow, size } from '@/ui/tokens'

/** The bar at the lower edge: stacked buttons on phones, a row from the right otherwise. */
export const Bar = styled.footer`
  display: flex;
  flex-direction: column;
  gap: 8px;
  position: sticky;
  bottom: 0;
  z-index: ${layer.sticky};
  margin: 24px -${size.pagePadding} 0;
  padding: 12px ${size.pagePadding} max(12px, env(safe-area-inset-bottom));
  background: ${color.surface};
  border-top: 1px solid ${color.line};
  box-shadow: ${shadow.bar};
  > :is(button, a) {
    width: 100%;
  }
  > [data-summary] {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 12px;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  > [data-summary] b {
    font-size: ${font.l};
    line-height: 1.2;
    color: ${color.ink};
    white-space: nowrap;
  }
  ${media.phone} and (max-height: 420px) {
    position: static;
  }
  ${media.tablet} {
    flex-direction: row-reverse;
    align-items: center;
    gap: 12px;
    margin-inline: -${size.pagePaddingTablet};
    padding: 12px ${size.pagePaddingTablet};
    /* && raises the specificity, so that it also applies to a button that fills its container. */
    && > :is(button, a) {
      width: auto;
      min-width: 120px;
    }
    > [data-summary] {
      margin-right: auto;
      order: 9;
      align-items: center;
      justify-content: flex-start;
      gap: 16px;
      font-size: ${font.s};
    }
  }
  ${media.print} {
    display: none;
  }
`
