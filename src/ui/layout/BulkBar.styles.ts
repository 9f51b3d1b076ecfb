import styled from 'styled-components'
import { color, font, layer, media, radiusL, rem, shadow, size, weight } from '@/ui/tokens'

/** The dark bar over the lower edge of the page. */
export const Bar = styled.div`
  ${media.print} {
    && {
      display: none;
    }
  }
  position: sticky;
  bottom: 0;
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin: 24px -${size.pagePadding} 0;
  padding: 10px ${size.pagePadding} max(10px, env(safe-area-inset-bottom));
  background: ${color.inverse};
  color: ${color.onInverse};
  > p {
    flex: 1 0 100%;
    display: flex;
    align-items: center;
    gap: 12px;
    margin: 0;
    font-size: ${font.s};
  }
  > p > b {
    font-size: ${font.m};
    font-weight: ${weight.bold};
    margin-right: -8px;
  }
  > p > button {
    margin-left: auto;
    min-height: ${rem(44)};
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  && > :is(button, a) {
    flex: 1 1 auto;
    height: ${rem(44)};
    padding: 0 10px;
    background: transparent;
    border-color: rgb(255 255 255 / 0.5);
    color: ${color.onInverse};
  }
  ${media.hover} {
    && > :is(button, a):hover {
      background: rgb(255 255 255 / 0.12);
    }
  }
  ${media.phone} {
    &:has(> :nth-child(4)) > :is(button, a) {
      padding: 0 4px;
      svg {
        display: none;
      }
    }
  }
  ${media.tablet} {
    bottom: 24px;
    flex-wrap: nowrap;
    margin-inline: 0;
    margin-bottom: 24px;
    padding: 10px 12px 10px 20px;
    border-radius: ${radiusL};
    box-shadow: ${shadow.s3};
    > p {
      flex: 1 1 auto;
    }
    > p > button {
      margin: 0;
      min-height: ${rem(32)};
    }
    && > :is(button, a) {
      flex: none;
      height: ${rem(36)};
      padding: 0 14px;
    }
  }
`
