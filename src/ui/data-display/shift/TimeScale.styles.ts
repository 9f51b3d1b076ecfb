import styled from 'styled-components'
import { color, font, hatch, media, radiusFull, radiusS, radiusXs } from '@/ui/tokens'

/**
 * The scale of a day: the working time as a bar (hatched at night; `data-cut` marks the side where both parts meet),
 * breaks as gaps in the bar, and the current time as a line with a dot.
 */
export const Scale = styled.span`
  display: block;
  position: relative;
  padding-bottom: 15px;
  pointer-events: none;
  font-size: ${font.xxxs};
  line-height: 1;
  color: ${color.ink3};
  font-variant-numeric: tabular-nums;
  [data-track] {
    display: block;
    position: relative;
    height: 8px;
    border-radius: ${radiusS};
    background: ${color.sunken};
    overflow: hidden;
  }
  /* Positions are minutes from 5:00 on, of the 1440 of a day. The night begins at 22:00. */
  [data-night] {
    position: absolute;
    inset: 0 0 0 calc(1020 / 1440 * 100%);
    background: ${hatch.night};
  }
  [data-working-time],
  [data-break] {
    position: absolute;
    top: 0;
    bottom: 0;
    left: calc(var(--from) / 1440 * 100%);
    width: calc((var(--to) - var(--from)) / 1440 * 100%);
  }
  [data-working-time] {
    border-radius: ${radiusS};
    background: ${color.ink2};
  }
  [data-working-time][data-cut] {
    border-radius: ${radiusS} 0 0 ${radiusS};
  }
  [data-working-time][data-at-night] {
    background: ${hatch.onFill}, ${color.ink};
  }
  [data-working-time][data-at-night][data-cut] {
    border-radius: 0 ${radiusS} ${radiusS} 0;
  }
  [data-break] {
    background: ${color.surface};
    border: solid ${color.control};
    border-width: 1px 0;
  }
  &[data-status='working'] [data-working-time] {
    background: ${color.brand};
    box-shadow: inset 0 0 0 1.5px ${color.onBrand};
  }
  &[data-status='working'] [data-working-time][data-at-night] {
    background: ${hatch.nightOnBrand}, ${color.brand};
  }
  &[data-status='published'] [data-working-time] {
    background: ${color.primary};
  }
  &[data-status='published'] [data-working-time][data-at-night] {
    background: ${hatch.onFill}, ${color.primaryPressed};
  }
  &[data-status='finished'] [data-working-time] {
    background: ${color.control};
  }
  [data-current-time] {
    position: absolute;
    top: -3px;
    height: 14px;
    width: 2px;
    margin-left: -1px;
    border-radius: ${radiusXs};
    background: ${color.ink};
    left: calc(var(--from) / 1440 * 100%);
  }
  [data-current-time]::before {
    content: '';
    position: absolute;
    top: -3px;
    left: -3px;
    box-sizing: border-box;
    width: 8px;
    height: 8px;
    border-radius: ${radiusFull};
    background: ${color.brand};
    border: 2px solid ${color.ink};
  }
  small {
    position: absolute;
    bottom: 0;
    transform: translateX(-50%);
    white-space: nowrap;
    font-size: inherit;
  }
  [data-hour='5'] {
    left: 0;
    transform: none;
  }
  [data-hour='10'] {
    left: calc(5 / 24 * 100%);
  }
  [data-hour='16'] {
    left: calc(11 / 24 * 100%);
  }
  [data-hour='22'] {
    left: calc(17 / 24 * 100%);
  }
  [data-hour='29'] {
    left: 100%;
    transform: translateX(-100%);
  }
  &[data-big] {
    padding-bottom: 20px;
    font-size: ${font.xxs};
  }
  &[data-big] [data-track] {
    height: 16px;
    border-radius: ${radiusS};
  }
  &[data-big] [data-current-time] {
    height: 22px;
  }
  ${media.forced} {
    [data-track] {
      border: 1px solid CanvasText;
    }
    [data-working-time] {
      forced-color-adjust: none;
    }
    [data-current-time] {
      forced-color-adjust: none;
      background: CanvasText;
    }
    [data-current-time]::before {
      border-color: CanvasText;
    }
  }
`
