import { css } from 'styled-components'
import {
  color,
  font,
  hatch,
  layer,
  media,
  radius,
  radiusFull,
  radiusInner,
  radiusXs,
  rem,
  size,
  visuallyHidden,
  weight,
} from '@/ui/tokens'

const time = "[data-column='time']"

/** The cells of the list, in the table and on the tickets; part of `TicketTable` in `OfferingList.styles`. */
export const offeringCells = css`
  [data-scope] {
    display: flex;
    align-items: center;
    gap: 4px;
    margin-top: 1px;
  }
  [data-scope] svg {
    flex: none;
  }
  [data-number] small {
    display: block;
  }
  [data-time] {
    white-space: nowrap;
    color: ${color.ink2};
  }
  [data-time] b {
    display: inline-block;
    min-width: ${rem(46)};
    font-size: ${font.m};
    font-weight: ${weight.bold};
    color: ${color.ink};
  }
  [data-time] i {
    font-style: normal;
  }
  ${media.tablet} {
    [role='row'][data-id] {
      min-height: 56px;
    }
    [data-plus] {
      display: none;
    }
    [data-compact] [role='row'][data-id] {
      min-height: ${size.row};
    }
    [data-compact] [role='row'][data-id] > [role='cell'] {
      padding-block: 0;
      white-space: nowrap;
    }
    [data-compact] [data-card='title'] {
      display: flex;
      gap: 6px;
    }
    [data-compact] [data-card='title'] a {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    [data-compact] [data-scope] span {
      ${visuallyHidden}
    }
    [data-compact] [data-number] small {
      display: inline;
      margin-left: 6px;
    }
  }
  @media screen and (min-width: ${rem(750)}) and (max-width: ${rem(1099.98)}) {
    [role='table'] {
      --columns: ${rem(112)} minmax(0, 1fr) ${rem(84)} ${rem(78)} ${rem(92)} ${rem(94)} ${rem(48)} !important;
    }
    [role='row'] > :is([role='cell'], [role='columnheader']) {
      padding-inline: 5px;
    }
    [role='row'] > :nth-child(5):not([aria-colspan]),
    [data-column='seats'] [aria-hidden]:first-child {
      display: none;
    }
  }
  ${media.phone} {
    [role='rowgroup'] > [role='row'][data-group] {
      position: sticky;
      top: ${size.header};
      z-index: ${layer.sticky - 10};
      min-height: 40px;
      margin: 8px -16px 0;
      padding: 6px 16px;
      background: ${color.bg};
      font-size: ${font.m};
    }
    [role='rowgroup'] > [role='row'][data-id] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      align-content: flex-start;
      gap: 6px 10px;
      min-height: 96px;
      padding: 12px 14px 12px calc(${rem(76)} + 14px);
      background: ${color.surface};
      box-shadow: none;
    }
    [role='row'][data-id] > [role='cell'] {
      padding: 0;
      position: static;
    }
    [role='row'][data-id] > [data-card='fact']::before {
      content: none;
    }
    [role='row'][data-id] > [role='cell']${time} {
      position: absolute;
      inset: 0 auto 0 0;
      box-sizing: border-box;
      width: ${rem(76)};
      padding: 14px 8px;
      border-right: 1px dashed ${color.line};
      border-radius: ${radiusInner} 0 0 ${radiusInner};
      text-align: center;
    }
    [role='row'][data-id] > [role='cell'][data-card='action'] {
      position: absolute;
      top: 4px;
      right: 4px;
    }
    [data-card='title'] a {
      padding-right: 40px;
    }
    [role='row'][data-id] > ${time}::before, [role='row'][data-id] > ${time}::after {
      content: '';
      position: absolute;
      right: -7px;
      box-sizing: border-box;
      width: 13px;
      height: 13px;
      border: 1px solid ${color.line};
      border-radius: ${radiusFull};
      background: ${color.bg};
      z-index: 1;
    }
    [role='row'][data-id] > ${time}::before {
      top: -8px;
      clip-path: inset(7px -1px -1px -1px);
    }
    [role='row'][data-id] > ${time}::after {
      bottom: -8px;
      clip-path: inset(-1px -1px 7px -1px);
    }
    [data-time] {
      display: flex;
      flex-direction: column;
      align-items: center;
      line-height: 1.15;
    }
    [data-time] b {
      min-width: 0;
      font-size: ${font.l};
      letter-spacing: -0.01em;
    }
    [data-time] i {
      width: 2px;
      height: 10px;
      margin: 4px 0;
      border-radius: ${radiusXs};
      background: ${color.line};
      font-size: 0;
    }
    [data-status='published'] > ${time} {
      background: ${color.primaryTint};
    }
    [data-status='finished'] > ${time} {
      background: ${color.sunken};
    }
    [data-status='finished'] [data-time] b {
      color: ${color.ink2};
    }
    [data-status='working'] > ${time} {
      background: ${color.brand};
      border-right-color: ${color.onBrand} !important;
    }
    [data-status='working'] [data-time] {
      color: ${color.onBrand};
    }
    [data-status='working'] [data-time] i {
      background: ${color.onBrand};
    }
    [role='rowgroup'] > [role='row'][data-status='unpublished'] {
      border-style: dashed;
      border-color: ${color.control};
    }
    [data-status='unpublished'] > ${time} {
      background: ${hatch.draft};
    }
    [role='row'][data-id] > [data-card='title'] {
      display: contents;
    }
    [data-card='title'] a {
      flex: 1 0 100%;
      font-size: ${font.m};
      line-height: 1.4;
    }
    [data-card='title'] a:focus-visible::after {
      border-radius: ${radius};
    }
    [role='row'][data-id] > [data-card='chip'] {
      order: 1;
    }
    [data-column='seats'] {
      order: 2;
      flex: 1 0 auto;
      min-width: calc(100% - 106px);
    }
    [role='row'][data-id] [data-scope] {
      order: 3;
      margin: 0;
      font-size: ${font.xs};
      color: ${color.ink2};
    }
    [role='row'][data-id] > [data-number] {
      order: 4;
      font-size: ${font.xs};
      color: ${color.ink2};
      white-space: normal;
    }
    [data-number] small {
      display: inline;
      margin-left: 4px;
      font-size: inherit;
      color: inherit;
    }
    [role='row'][data-id] > [data-column='todo'] {
      order: 5;
      flex: 1 0 100%;
      display: flex;
      flex-wrap: wrap;
      gap: 4px;
    }
    [role='row'][data-id] > [data-column='todo']:empty {
      display: none;
    }
  }
`
