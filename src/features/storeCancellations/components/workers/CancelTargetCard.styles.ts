import styled from 'styled-components'
import { color, font, framed, media, radiusS, weight } from '@/ui/tokens'

export const Card = styled.section`
  display: grid;
  gap: 12px;
  padding: 16px;
  ${framed}
  font-variant-numeric: tabular-nums;
  ul {
    display: grid;
    gap: 8px;
  }
  li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-width: 0;
  }
  ${media.tablet} {
    padding: 20px 24px;
  }
`

export const WorkerName = styled.span`
  flex: 1;
  min-width: 0;
  > b {
    display: block;
    font-size: ${font.m};
    line-height: 1.4;
    font-weight: ${weight.bold};
  }
  small {
    display: block;
    color: ${color.ink2};
  }
  li[data-refused] & {
    color: ${color.ink3};
  }
`

export const WorkerFacts = styled.small`
  margin-top: 2px;
  font-size: ${font.xs};
  span {
    display: inline-block;
    white-space: pre;
  }
  ${media.phone} {
    ${Card}[data-compact] & {
      display: none;
    }
  }
`

export const Amount = styled.span`
  font-weight: ${weight.bold};
  white-space: nowrap;
  small {
    font-weight: ${weight.regular};
  }
`

export const Shift = styled.div`
  padding-top: 12px;
  border-top: 1px solid ${color.lineSoft};
  b {
    display: block;
    font-size: ${font.m};
    font-weight: ${weight.bold};
  }
  span {
    color: ${color.ink2};
  }
`

/** The time left until the start. */
export const TimeLeft = styled.div`
  padding-top: 12px;
  border-top: 1px solid ${color.lineSoft};
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 8px;
  > b {
    font-size: ${font.xxl};
    line-height: 1.2;
    font-weight: ${weight.bold};
    font-feature-settings: 'palt';
  }
  > b small {
    margin: 0 4px 0 1px;
    font-size: ${font.m};
  }
  > :last-child {
    align-self: center;
    margin-left: auto;
  }
  ${media.wide} {
    > :last-child {
      margin-left: 0;
    }
  }
  ${media.phone} {
    ${Card}[data-compact] & {
      display: none;
    }
  }
`

/** The time from the match to the start, with a line at 24 hours before it. `--place`: the current time, 0 to 1. */
export const TimeLine = styled.div`
  position: relative;
  display: flex;
  justify-content: space-between;
  padding-top: 32px;
  font-size: ${font.xs};
  line-height: 1.35;
  color: ${color.ink3};
  white-space: nowrap;
  > i {
    position: absolute;
    inset: 20px 0 auto;
    height: 8px;
    border-radius: ${radiusS};
    background: linear-gradient(${color.danger}, ${color.danger}) 0 / calc(var(--place) * 100%) 100%
      no-repeat ${color.sunken};
  }
  > span + span:last-child {
    text-align: right;
  }
  b {
    display: block;
    color: ${color.ink2};
    font-weight: ${weight.bold};
  }
  ${media.phone} {
    ${Card}[data-compact] & {
      display: none;
    }
  }
`

/**
 * The current time on the time line: a stroke with a label. `data-far` moves the label to the left of the stroke, so
 * that it does not leave the card.
 */
export const CurrentTimeMark = styled.span`
  position: absolute;
  top: 0;
  left: calc(var(--place) * 100%);
  color: ${color.ink};
  font-weight: ${weight.bold};
  &::after {
    content: '';
    position: absolute;
    left: 0;
    top: 17px;
    width: 2px;
    height: 14px;
    background: ${color.ink};
  }
  &[data-far] {
    left: auto;
    right: calc(100% - var(--place) * 100%);
  }
  &[data-far]::after {
    left: auto;
    right: 0;
  }
`

export const Cost = styled.div`
  padding-top: 12px;
  border-top: 1px solid ${color.lineSoft};
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  b {
    font-size: ${font.xl};
    line-height: 1.2;
    font-weight: ${weight.bold};
  }
  b[data-due] {
    color: ${color.dangerText};
  }
  small {
    font-size: ${font.s};
    font-weight: ${weight.regular};
  }
  ${media.phone} {
    display: none;
  }
`
