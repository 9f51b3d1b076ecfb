import styled from 'styled-components'
import { color, font, hatch, media, radiusS, rem } from '@/ui/tokens'

/**
 * Three tracks with a bar each, and the hours below them. `--from` and `--to`: shares of the width of a track.
 * `data-single` marks the only scan of a shift; the words beside it stand after it where there is room (`data-after`).
 */
export const Chart = styled.div`
  display: grid;
  gap: 5px;
  font-size: ${font.xs};
  line-height: 1;
  color: ${color.ink2};
  > div {
    display: grid;
    grid-template-columns: ${rem(36)} 1fr;
    align-items: center;
  }
  [data-track] {
    position: relative;
    display: block;
    height: 12px;
    border-radius: ${radiusS};
    background: ${color.sunken};
    font-style: normal;
  }
  [data-kind] {
    position: absolute;
    top: 0;
    bottom: 0;
    box-sizing: border-box;
    left: calc(var(--from) * 100%);
    width: calc((var(--to) - var(--from)) * 100%);
    border-radius: ${radiusS};
  }
  [data-single] {
    width: 5px;
  }
  small {
    position: absolute;
    top: 0;
    left: 6px;
    font-size: ${font.xxxs};
    line-height: ${rem(12)};
    white-space: nowrap;
    ${media.largeText} {
      position: static;
      white-space: normal;
    }
  }
  small[data-after='true'] {
    left: calc(var(--from) * 100% + 12px);
  }
  [data-kind='plan'] {
    border: 1px solid ${color.control};
    background: ${color.line};
  }
  [data-kind='scan'] {
    background: ${hatch.onFill}, ${color.ink2};
  }
  [data-kind='ask'] {
    background: ${color.primary};
  }
  p {
    position: relative;
    height: 12px;
    margin: 0 0 0 36px;
    font-size: ${font.xxxs};
    line-height: ${rem(12)};
  }
  p span {
    position: absolute;
    left: calc(var(--from) * 100%);
    transform: translateX(-50%);
  }
  p span:first-child {
    transform: none;
  }
  ${media.forced} {
    [data-kind] {
      forced-color-adjust: none;
    }
  }
`
