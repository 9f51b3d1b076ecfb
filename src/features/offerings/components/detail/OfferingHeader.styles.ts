import styled from 'styled-components'
import {
  color,
  font,
  framed,
  hatch,
  lightGround,
  media,
  radius,
  radiusXs,
  rem,
  weight,
} from '@/ui/tokens'

/** The offering as a large ticket: day and hours on the background of its status, then the rest. */
export const BigTicket = styled.article`
  margin-bottom: 8px;
  overflow: hidden;
  ${framed}
  font-variant-numeric: tabular-nums;
  p {
    margin: 0;
  }
  [data-when] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 12px;
    padding: 12px 16px;
    border-radius: ${radius} ${radius} 0 0;
    border-bottom: 1px dashed ${color.line};
  }
  [data-when] > p:last-child {
    width: 100%;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  [data-date] {
    font-weight: ${weight.bold};
  }
  [data-hours] b {
    font-size: ${font.xl};
    line-height: 1.3;
    font-weight: ${weight.bold};
    letter-spacing: -0.01em;
  }
  [data-hours] i {
    margin: 0 2px;
    font-style: normal;
    font-size: ${font.m};
    color: ${color.ink2};
  }
  &[data-status='published'] [data-when] {
    background: ${color.primaryTint};
  }
  &[data-status='finished'] [data-when] {
    background: ${color.sunken};
  }
  &[data-status='working'] [data-when] {
    ${lightGround}
    background: ${color.brand};
    border-color: ${color.ink};
  }
  &[data-status='working'] [data-when] :is(p, i) {
    color: ${color.onBrand};
  }
  &[data-status='unpublished'] {
    border-style: dashed;
    border-color: ${color.control};
  }
  &[data-status='unpublished'] [data-when] {
    background: ${hatch.draft};
  }
  [data-body] {
    display: grid;
    gap: 12px;
    min-width: 0;
    padding: 14px 16px;
  }
  [data-chips] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }
  [data-chips] > span {
    max-width: 100%;
    height: auto;
    min-height: 24px;
    white-space: normal;
    line-height: 1.4;
  }
  [data-scope] {
    margin-top: -4px;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  h1 {
    margin: 0;
    font-size: ${font.l};
    line-height: 1.4;
  }
  dl {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 10px 16px;
    margin: 0;
  }
  dt {
    font-size: ${font.xs};
    color: ${color.ink3};
  }
  dd {
    margin: 0;
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
  }
  dd > small {
    display: block;
    font-size: ${font.xs};
    font-weight: ${weight.regular};
    color: ${color.ink3};
  }
  [data-buttons] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 12px 16px;
    border-top: 1px solid ${color.lineSoft};
  }
  &:has(> [data-buttons] [aria-expanded='true']) {
    overflow: visible;
  }
  [data-buttons]:empty {
    min-height: 44px;
  }
  ${media.phone} {
    [data-buttons] > * {
      flex: 1 0 auto;
    }
    [data-buttons] > a {
      padding-inline: 6px;
    }
    [data-buttons] > a:not([data-tone='primary']) svg {
      display: none;
    }
    /* Unless the menu alone is beside it. */
    [data-buttons] > [data-tone='primary']:not(:nth-last-child(2)) {
      flex-basis: 100%;
    }
    [data-buttons] > span {
      flex: none;
    }
    [data-buttons] > span > button {
      width: 44px;
      padding: 0;
    }
  }
  ${media.tablet} {
    display: grid;
    grid-template-columns: ${rem(216)} minmax(0, 1fr);
    margin-bottom: 20px;
    [data-when] {
      grid-row: 1 / 3;
      flex-direction: column;
      flex-wrap: nowrap;
      align-items: flex-start;
      gap: 4px;
      padding: 24px;
      border-radius: ${radius} 0 0 ${radius};
      border-bottom: 0;
      border-right: 1px dashed ${color.line};
    }
    [data-date] {
      font-size: ${font.m};
    }
    [data-hours] {
      display: flex;
      flex-direction: column;
      margin: 8px 0;
    }
    [data-hours] b {
      font-size: ${font.xxl};
      line-height: 1.15;
    }
    [data-hours] i {
      width: 2px;
      height: 14px;
      margin: 6px 0 6px 20px;
      border-radius: ${radiusXs};
      background: ${color.control};
      font-size: 0;
    }
    &[data-status='working'] [data-hours] i {
      background: ${color.ink};
    }
    [data-body] {
      padding: 20px 24px 16px;
    }
    h1 {
      font-size: ${font.xl};
    }
    dl {
      grid-template-columns: repeat(4, auto);
    }
    [data-buttons] {
      padding: 12px 24px;
    }
  }
`
