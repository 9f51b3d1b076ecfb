import styled from 'styled-components'
import { color, font, framed, media, radiusInner, radiusS, rem, weight } from '@/ui/tokens'

/**
 * The cards of offers: picture on the left on phones, above from 750 px up, three columns from
 * 1180 px up.
 */
export const OfferCardList = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0 0 64px;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    min-width: 0;
    ${framed}
  }
  > li[data-status='archived'] {
    background: ${color.bg};
  }
  [data-picture] {
    width: 82px;
    height: 72px;
    margin: 14px 0 0 14px;
    overflow: hidden;
    border-radius: ${radiusS};
  }
  [data-body] {
    display: flex;
    flex-direction: column;
    gap: 8px;
    min-width: 0;
    padding: 12px 14px 14px 12px;
  }
  [data-body] > :is(a, button) {
    margin-top: auto;
  }
  [data-top] {
    display: flex;
    align-items: flex-start;
    gap: 4px;
  }
  /* The button of the menu is larger than its icon, so it reaches into the padding of the card. */
  [data-top] > span {
    margin: -10px -10px -10px 0;
  }
  h2 {
    flex: 1;
    min-width: 0;
    margin: 0;
    font-size: ${font.m};
    line-height: 1.5;
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
  }
  h2 a {
    color: inherit;
    text-decoration: none;
  }
  ${media.hover} {
    h2 a:hover {
      text-decoration: underline;
    }
  }
  [data-kind] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
    margin: 0;
    color: ${color.ink2};
    font-size: ${font.xs};
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin: 0;
    padding-top: 8px;
    border-top: 1px solid ${color.lineSoft};
  }
  /* In em, so that with larger text the facts wrap below each other instead of breaking. */
  dl > div {
    flex: 1 1 3.4em;
  }
  dl > div:first-child {
    flex: 1.2 1 5em;
  }
  dt {
    color: ${color.ink3};
    font-size: ${font.xs};
    line-height: 1.4;
  }
  dd {
    margin: 0;
    font-size: ${font.s};
    line-height: ${rem(24)};
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  dd b {
    font-size: ${font.m};
    font-weight: ${weight.bold};
  }
  /* A finger hits the link also just above and below its text. */
  ${media.phone} {
    h2 a {
      position: relative;
    }
    h2 a::after {
      content: '';
      position: absolute;
      inset: -10px 0;
    }
  }
  ${media.largeText} {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px;
    padding-bottom: 0;
    > li {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: 96px 1fr;
    }
    [data-picture] {
      width: 100%;
      height: 96px;
      margin: 0;
      border-radius: ${radiusInner} ${radiusInner} 0 0;
    }
    [data-body] {
      padding: 14px 16px 16px;
    }
    [data-top] > span {
      margin: -4px -8px -4px 0;
    }
  }
  @media (min-width: ${rem(1180)}) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

/** Above the cards: which days their figures cover. */
export const RatesNote = styled.p`
  margin: 0 0 12px;
  font-size: ${font.xs};
  color: ${color.ink3};
`
