import styled from 'styled-components'
import { WorkerCard } from '@/components/workers/WorkerCard.styles'
import { color, font, media, rem, target, weight } from '@/ui/tokens'

export const Contract = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  margin: 0;
  font-size: ${font.s};
  b {
    font-weight: ${weight.bold};
  }
  small {
    color: ${color.ink2};
    font-size: ${font.xs};
    line-height: 1.7;
    flex: 1 1 300px;
  }
`

export const Search = styled.div`
  ${media.tablet} {
    max-width: 320px;
  }
`

/** One worker: the name, the bars of the limits, and the state of the request. */
export const Row = styled(WorkerCard)`
  &[data-selected] {
    border-color: ${color.primary};
    box-shadow: inset 0 0 0 1px ${color.primary};
  }
  p {
    margin: 0;
  }
  [data-who] {
    align-items: flex-start;
    gap: 4px 10px;
  }
  [data-who] > span {
    min-width: 0;
  }
  [data-who] > i {
    display: none;
  }
  [data-tags] {
    margin-top: 4px;
  }
  [data-pick] {
    display: grid;
    place-items: center;
    flex: none;
    width: ${target};
    height: ${target};
    margin: -4px 0 -4px -12px;
    cursor: pointer;
  }
  ${media.print} {
    && [data-pick] {
      display: none;
    }
  }
  [data-pick] input {
    width: 20px;
    height: 20px;
    accent-color: ${color.primaryFill};
  }
  [data-bar] {
    display: grid;
    gap: 4px;
    min-width: 0;
  }
  [data-bar] > p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 8px;
    font-size: ${font.s};
  }
  [data-bar] > p > span {
    color: ${color.ink2};
    font-size: ${font.xs};
  }
  [data-bar] > p b {
    font-weight: ${weight.bold};
  }
  [data-bar] p[data-rest] {
    justify-content: space-between;
  }
  [data-bar] p[data-rest] > span {
    font-size: ${font.xs};
    color: ${color.ink};
  }
  [data-bar] [data-near-limit],
  [data-report] {
    color: ${color.warningText};
    font-weight: ${weight.bold};
  }
  [data-bar] [data-free] {
    font-size: ${font.xs};
    color: ${color.successText};
  }
  [data-number] {
    display: grid;
    gap: 4px;
    align-content: start;
    min-width: 0;
  }
  ${media.tablet} {
    /* The label goes above the amount: all three do not fit on one line. */
    [data-bar] > p:not([data-rest]) > span {
      flex: 1 0 100%;
    }
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1.2fr) minmax(0, 1.2fr) minmax(0, 1fr);
    gap: 12px 24px;
    align-items: start;
    /* Spans the columns below the bars: beside them a sentence would need eight lines. */
    [data-report] {
      grid-column: 2 / -1;
    }
    [data-who] > i {
      display: block;
      flex: none;
      width: 22px;
    }
    [data-pick] {
      margin: -2px -10px -2px -12px;
    }
  }
  @media screen and (min-width: ${rem(750)}) and (max-width: ${rem(1099)}) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    [data-report] {
      grid-column: 1 / -1;
    }
  }
`
