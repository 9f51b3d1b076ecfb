import styled from 'styled-components'
import { color, font, layer, media, shadow, size, weight } from '@/ui/tokens'

export const Page = styled.div`
  ${media.print} {
    && {
      padding: 0;
    }
  }
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  flex: 1 0 auto;
  width: 100%;
  max-width: calc(${size.contentMax} + 64px);
  /* In a window that is wider. */
  margin-inline: auto;
  padding: 16px ${size.pagePadding} 32px;
  > * {
    flex: none;
    min-width: 0;
  }
  &[data-width='form'] {
    max-width: calc(${size.formMax} + 64px);
  }
  &:has([data-actionbar]) {
    padding-bottom: 0;
  }
  > [data-actionbar] {
    margin-top: auto;
  }
  > :has(+ [data-actionbar]) {
    margin-bottom: 24px;
  }
  > header {
    display: flex;
    flex-direction: column;
    gap: 12px;
    margin-bottom: 16px;
  }
  > header p {
    margin: 0;
    font-size: ${font.xs};
    color: ${color.ink3};
  }
  > header h1 {
    margin: 0;
    font-size: ${font.l};
    line-height: 1.4;
    font-weight: ${weight.bold};
    font-feature-settings: 'palt';
    letter-spacing: 0.01em;
  }
  > header h1:focus:not(:focus-visible) {
    outline: none;
  }
  [data-actions] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  [data-room] {
    display: contents;
    visibility: hidden;
  }
  [data-crumbs] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
    margin-bottom: 12px;
    font-size: ${font.xs};
    color: ${color.ink3};
  }
  [data-crumbs] a {
    color: ${color.ink2};
    text-decoration: none;
  }
  ${media.hover} {
    [data-crumbs] a:hover {
      text-decoration: underline;
    }
  }
  [data-crumbs] svg {
    color: ${color.control};
    flex: none;
  }
  [data-pre] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    margin-bottom: 24px;
  }
  > footer {
    display: flex;
    flex-direction: column;
    gap: 8px;
  }
  [data-summary] {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 12px;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  [data-summary] b {
    font-size: ${font.l};
    line-height: 1.2;
    color: ${color.ink};
    white-space: nowrap;
  }
  ${media.phone} {
    [data-crumbs] {
      display: none;
    }
    > header:has([data-in-app-bar]) {
      gap: 0;
      margin-bottom: 0;
    }
    /* Not one whose button has moved into the bar. */
    > header:has(> [data-actions] > :is(a, button)) {
      margin-bottom: 16px;
    }
    > footer {
      position: sticky;
      bottom: 0;
      z-index: ${layer.sticky};
      margin-inline: -${size.pagePadding};
      padding: 12px ${size.pagePadding} max(12px, env(safe-area-inset-bottom));
      background: ${color.surface};
      border-top: 1px solid ${color.line};
      box-shadow: ${shadow.bar};
    }
    > footer > :is(button, a) {
      width: 100%;
    }
  }
  ${media.phone} and (max-height: 420px) {
    > footer {
      position: static;
    }
  }
  ${media.tablet} {
    padding: 28px ${size.pagePaddingTablet} 64px;
    &:has(> footer) {
      padding-bottom: 64px;
    }
    > footer {
      margin-top: 8px;
    }
    > header {
      flex-direction: row;
      align-items: flex-end;
      justify-content: space-between;
      gap: 24px;
      min-height: 40px;
      margin-bottom: 24px;
    }
    > header h1 {
      font-size: ${font.xl};
    }
    [data-actions] {
      flex-wrap: nowrap;
      flex: none;
    }
    > footer {
      flex-direction: row-reverse;
      align-items: center;
      gap: 12px;
    }
    > footer > :is(button, a) {
      min-width: 120px;
    }
    [data-summary] {
      margin-right: auto;
      order: 9;
      font-size: ${font.s};
      align-items: center;
    }
  }
`
