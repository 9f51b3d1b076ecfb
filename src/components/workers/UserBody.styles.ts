import styled from 'styled-components'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { color, font, framed, media, rem, target, weight } from '@/ui/tokens'

/** The page of a worker: cards in one column, on wide screens in two. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
    align-content: start;
    min-width: 0;
  }
  h2 {
    margin: 0;
    font-size: ${font.l};
    line-height: 1.4;
    font-weight: ${weight.bold};
  }
  section > header {
    display: flex;
    align-items: baseline;
    gap: 8px;
    margin-bottom: 12px;
    small {
      color: ${color.ink2};
      font-size: ${font.xs};
    }
    > :last-child:is(button) {
      margin-left: auto;
    }
  }
  p,
  small {
    margin: 0;
    font-size: ${font.xs};
    color: ${color.ink3};
    line-height: 1.6;
  }
  [data-loading] {
    visibility: hidden;
  }
  [data-card] {
    display: grid;
    gap: 12px;
    padding: 16px;
    ${framed}
  }
  [data-card] > p {
    color: ${color.ink2};
    overflow-wrap: anywhere;
  }
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
    ${framed}
  }
  ol > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    min-height: 60px;
    box-sizing: border-box;
    padding: 10px 14px;
    line-height: 1.45;
    border-bottom: 1px solid ${color.lineSoft};
    &:last-child {
      border: 0;
    }
  }
  ol > li > span:first-child {
    flex: none;
    width: ${rem(64)};
    font-size: ${font.xs};
    color: ${color.ink2};
    white-space: nowrap;
    b {
      font-size: ${font.s};
      color: ${color.ink};
      font-weight: ${weight.bold};
    }
  }
  /* The outcome goes below a title that would break inside a word beside it. */
  ol > li > span:nth-child(2) {
    flex: 1 1 8em;
    min-width: 0;
    a {
      color: inherit;
      text-decoration: none;
      ${media.hover} {
        &:hover {
          text-decoration: underline;
        }
      }
      &::after {
        content: '';
        position: absolute;
        inset: 0;
      }
    }
    small {
      display: block;
      > span {
        white-space: nowrap;
      }
    }
  }
  [data-skills] > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(${rem(40)}, 1fr) ${rem(112)};
    gap: 12px;
    align-items: center;
    b {
      font-weight: ${weight.bold};
      font-size: ${font.s};
      overflow-wrap: anywhere;
    }
    small {
      text-align: right;
    }
  }
  ${media.largeText} {
    [data-skills] > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 4px;
    }
  }
  [data-bar] {
    display: grid;
    gap: 6px;
    > span:first-child {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: 8px;
      font-size: ${font.s};
    }
    b {
      font-size: ${font.m};
      font-weight: ${weight.bold};
      font-variant-numeric: tabular-nums;
    }
    b small {
      font-weight: ${weight.regular};
    }
  }
  [data-near] p {
    color: ${color.warningText};
    font-weight: ${weight.bold};
  }
  [data-names] {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  ${media.print} {
    && [data-quiet] {
      display: none;
    }
  }
  [data-quiet] {
    padding-top: 8px;
    border-top: 1px solid ${color.line};
    button {
      display: flex;
      align-items: center;
      gap: 12px;
      width: 100%;
      min-height: ${target};
      padding: 0;
      border: 0;
      background: none;
      font: inherit;
      font-size: ${font.s};
      color: ${color.ink};
      text-align: left;
      cursor: pointer;
      svg {
        flex: none;
        color: ${color.ink3};
      }
      &[data-danger] {
        color: ${color.dangerText};
        svg {
          color: inherit;
        }
      }
      ${media.hover} {
        &:hover {
          text-decoration: underline;
        }
      }
    }
    [data-explanation] {
      margin: -8px 0 8px 32px;
      overflow-wrap: anywhere;
    }
  }
  ${media.tablet} {
    [data-card] {
      padding: 20px 24px;
    }
  }
  @media (min-width: ${rem(1000)}) {
    grid-template-columns: minmax(0, 1fr) ${rem(320)};
  }
`

export const HistorySkeleton = styled(Skeleton)`
  && [data-skeleton-row] {
    height: 60px;
  }
`
