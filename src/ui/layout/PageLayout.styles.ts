import styled from 'styled-components'
import { marked } from '@/ui/styles/marks'
import { color, font, media, size, weight } from '@/ui/tokens'

/** The frame of a page: heading and actions at the top, the sections, and the buttons that end it. */
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
  /* Centres the page in a wider window. */
  margin-inline: auto;
  padding: 16px ${size.pagePadding} 32px;
  > * {
    flex: none;
    min-width: 0;
  }
  &[data-width='form'] {
    max-width: calc(${size.formMax} + 64px);
  }
  &:has(${marked.actionBar}) {
    padding-bottom: 0;
  }
  > ${marked.actionBar} {
    margin-top: auto;
  }
  > :has(+ ${marked.actionBar}) {
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
  ${media.phone} {
    [data-crumbs] {
      display: none;
    }
    > header:has(${marked.barTitle}) {
      gap: 0;
      margin-bottom: 0;
    }
    /* Not for a header whose button has moved into the top bar. */
    > header:has(> [data-actions] > :is(a, button)) {
      margin-bottom: 16px;
    }
  }
  ${media.tablet} {
    padding: 36px ${size.pagePaddingTablet} 64px;
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
    /* The action bar spans the window, although the page is a narrow column. */
    &[data-width='form'] ${marked.actionBar} {
      box-shadow:
        0 0 0 100vmax ${color.surface},
        0 -1px 0 100vmax ${color.line};
      clip-path: inset(-1px -100vmax 0);
      border-top: 0;
    }
  }
`
