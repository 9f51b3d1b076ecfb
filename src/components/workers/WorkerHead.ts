import styled from 'styled-components'
import { color, font, media, weight } from '@/ui/tokens'

/** The head of a worker's page: picture, name and marks, main actions. */
export const WorkerHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: center;
  margin: 0 0 16px;
  > div:nth-child(2) {
    flex: 1;
    min-width: 0;
  }
  h1 {
    margin: 0;
    font-size: ${font.l};
    line-height: 1.4;
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
    &:focus:not(:focus-visible) {
      outline: none;
    }
  }
  p {
    margin: 0;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  [data-marks] {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-top: 6px;
  }
  [data-buttons] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    flex: 1 0 100%;
    > :is(button, a):not([aria-label]) {
      flex: 1 0 auto;
      padding-inline: 10px;
    }
  }
  ${media.tablet} {
    h1 {
      font-size: ${font.xl};
    }
    [data-buttons] {
      flex: none;
      align-items: center;
      > :is(button, a):not([aria-label]) {
        padding-inline: 16px;
      }
    }
  }
`
