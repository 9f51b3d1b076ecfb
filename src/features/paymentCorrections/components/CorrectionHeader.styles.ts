import { css } from 'styled-components'
import { color, font, media, target, weight } from '@/ui/tokens'

/** The worker with the checkbox and the chips, and the shift below; part of `Card` in `CorrectionCard.styles`. */
export const correctionHeader = css`
  header {
    display: flex;
    align-items: center;
    gap: 10px;
    flex-wrap: wrap;
  }
  [data-pick] {
    display: grid;
    place-items: center;
    width: ${target};
    height: ${target};
    margin: -8px -4px -8px -12px;
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
  [data-name] {
    flex: 1 1 120px;
    min-width: 0;
  }
  [data-name] b {
    display: block;
    font-weight: ${weight.bold};
  }
  [data-name] small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  [data-chips] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  [data-shift] > b {
    display: block;
    margin-right: 16px;
    font-size: ${font.m};
    font-weight: ${weight.bold};
  }
  [data-shift] > span {
    color: ${color.ink2};
  }
  ${media.tablet} {
    [data-shift] {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
    }
  }
`
