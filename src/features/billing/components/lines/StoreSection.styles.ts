import styled from 'styled-components'
import { color, font, framed, media, weight } from '@/ui/tokens'

/** The part of one store: its heading opens the lines below it. */
export const Store = styled.section`
  overflow: clip;
  margin-bottom: 8px;
  ${framed}
  h3 {
    margin: 0;
  }
  h3 > button {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 60px;
    padding: 10px 16px;
    border: 0;
    background: none;
    font: inherit;
    color: inherit;
    text-align: left;
    cursor: pointer;
  }
  h3 > button:focus-visible {
    outline-offset: -2px;
  }
  h3 span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h3 b {
    font-size: ${font.m};
    font-weight: ${weight.bold};
  }
  h3 small {
    display: block;
    font-size: ${font.xs};
    font-weight: ${weight.regular};
    color: ${color.ink2};
  }
  h3 strong {
    font-size: ${font.l};
    font-weight: ${weight.bold};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  h3 svg {
    flex: none;
    color: ${color.ink3};
  }
  [aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  ${media.largeText} {
    h3 > button {
      flex-wrap: wrap;
    }
    h3 span {
      flex-basis: 100%;
    }
  }
  ${media.tablet} {
    h3 > button {
      padding: 12px 24px;
    }
  }
`
/** The sums of the store in one row on wide screens. */
export const Sums = styled.div`
  padding: 0 16px;
  border-block: 1px solid ${color.lineSoft};
  background: ${color.bg};
  && dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 16px;
    font-variant-numeric: tabular-nums;
  }
  && dl > div {
    display: block;
    padding: 8px 0;
    border: 0;
  }
  && dt {
    font-size: ${font.xs};
  }
  && dd {
    font-weight: ${weight.bold};
  }
  ${media.tablet} {
    padding: 0 24px;
    && dl {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }
`
