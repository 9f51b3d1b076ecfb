import styled from 'styled-components'
import {
  color,
  font,
  framed,
  hatch,
  media,
  radiusFull,
  radiusInner,
  radiusXs,
  rem,
  weight,
} from '@/ui/tokens'
import { SeatDotsElement } from './SeatDots'

/** A ticket: the coloured stub with the hours, the body beside it, and the people in rows below. */
export const TicketFrame = styled.article`
  --stub: ${rem(76)};
  --notch: ${color.bg};
  position: relative;
  display: grid;
  grid-template-columns: var(--stub) minmax(0, 1fr);
  ${framed}
  font-variant-numeric: tabular-nums;
  [data-stub] {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    padding: 14px 8px;
    border-right: 1px dashed ${color.line};
    border-radius: ${radiusInner} 0 0 ${radiusInner};
    line-height: 1.15;
    text-align: center;
  }
  [data-stub]::before,
  [data-stub]::after {
    content: '';
    position: absolute;
    right: -7px;
    box-sizing: border-box;
    width: 13px;
    height: 13px;
    border-radius: ${radiusFull};
    background: var(--notch);
    border: 1px solid ${color.line};
    z-index: 1;
  }
  [data-stub]::before {
    top: -8px;
    clip-path: inset(7px -1px -1px -1px);
  }
  [data-stub]::after {
    bottom: -8px;
    clip-path: inset(-1px -1px 7px -1px);
  }
  [data-from] {
    font-size: ${font.l};
    font-weight: ${weight.bold};
    letter-spacing: -0.01em;
  }
  [data-to] {
    font-size: ${font.s};
    color: ${color.ink2};
  }
  [data-stub] > i {
    width: 2px;
    height: 10px;
    margin: 4px 0;
    border-radius: ${radiusXs};
    background: ${color.line};
  }
  [data-day] {
    margin-bottom: 6px;
    font-size: ${font.xs};
    line-height: 1.3;
    color: ${color.ink2};
  }
  [data-day] b {
    display: block;
    font-size: ${font.m};
    color: ${color.ink};
  }
  [data-body] {
    display: flex;
    flex-direction: column;
    gap: 8px;
    min-width: 0;
    padding: 12px 14px;
  }
  [data-top] {
    display: flex;
    align-items: flex-start;
    gap: 8px;
    min-width: 0;
  }
  [data-top] > :is(h2, h3, h4) {
    flex: 1;
    min-width: 0;
    margin: 0;
    font-size: ${font.m};
    line-height: 1.4;
  }
  [data-top] a {
    color: inherit;
    text-decoration: none;
  }
  ${media.hover} {
    [data-top] a:hover {
      text-decoration: underline;
    }
  }
  [data-top] > ${SeatDotsElement} {
    min-height: 22px;
  }
  [data-action] {
    flex: none;
    margin: -10px -10px -10px 0;
  }
  [data-people] {
    grid-column: 1 / -1;
    min-width: 0;
    margin: 0;
    padding: 0;
    list-style: none;
    border-top: 1px solid ${color.lineSoft};
  }
  [data-people] > li + li {
    border-top: 1px solid ${color.lineSoft};
  }
  &[data-rows] [data-stub] {
    border-bottom-left-radius: 0;
  }
  &[data-rows] [data-stub]::after {
    display: none;
  }
  &[data-status='working'] [data-stub] {
    background: ${color.brand};
    border-right-color: ${color.onBrand};
    color: ${color.onBrand};
  }
  &[data-status='working'] :is([data-to], [data-day], [data-day] b) {
    color: inherit;
  }
  &[data-status='working'] [data-stub] > i {
    background: ${color.onBrand};
  }
  &[data-status='published'] [data-stub] {
    background: ${color.primaryTint};
  }
  &[data-status='finished'] [data-stub] {
    background: ${color.sunken};
  }
  &[data-status='finished'] [data-from] {
    color: ${color.ink2};
  }
  &[data-status='unpublished'] {
    border-style: dashed;
    border-color: ${color.control};
  }
  &[data-status='unpublished'] [data-stub] {
    background: ${hatch.draft}, ${color.surface};
  }
  ${media.phone} {
    [data-top] a {
      position: relative;
    }
    [data-top] a::after {
      content: '';
      position: absolute;
      inset: -11px 0;
    }
  }
  ${media.tablet} {
    --stub: ${rem(96)};
    [data-body] {
      padding: 14px 16px;
    }
    [data-action] {
      margin: -6px -8px -6px 0;
    }
    &[data-rows] [data-stub] {
      grid-row: 1 / 3;
      border-bottom-left-radius: ${radiusInner};
    }
    &[data-rows] [data-stub]::after {
      display: block;
    }
    [data-people] {
      grid-column: 2;
    }
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
    [data-stub] {
      flex-flow: row wrap;
      border-right: 0;
      border-bottom: 1px dashed ${color.line};
      border-radius: ${radiusInner} ${radiusInner} 0 0;
    }
    [data-stub]::before,
    [data-stub]::after {
      display: none;
    }
    [data-stub] > i {
      width: 10px;
      height: 2px;
      margin: 0 4px;
    }
  }
`
