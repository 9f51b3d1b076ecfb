import styled from 'styled-components'
import { color, focusRing, font, media, radius, rem, target, weight } from '@/ui/tokens'

export const Row = styled.li`
  position: relative;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.surface};
  font-variant-numeric: tabular-nums;
  scroll-margin-top: 140px;
  &[data-v='none'] {
    border-style: dashed;
    border-color: ${color.control};
  }
  &[data-v='bad'] {
    border-color: ${color.danger};
  }
  [data-h] {
    display: grid;
    grid-template-columns: ${rem(40)} minmax(0, 1fr) auto;
    gap: 4px 12px;
    align-items: center;
    padding: 12px 8px 12px 14px;
  }
  [data-name] b {
    display: block;
    font-size: ${font.m};
    font-weight: ${weight.bold};
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  [data-name] small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink2};
    line-height: 1.4;
  }
  [data-facts] {
    grid-column: 2 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
  }
  [data-facts] small {
    font-size: ${font.s};
    color: ${color.ink2};
  }
  [data-facts] small[data-late] {
    color: ${color.warningText};
    font-weight: ${weight.bold};
  }
  [data-acts] {
    grid-column: 3;
    grid-row: 1;
    display: flex;
  }
  [data-acts] svg[data-on] {
    color: ${color.primaryText};
  }
  [data-acts] button[aria-pressed='true'] svg {
    color: ${color.ink};
    fill: ${color.brand};
  }
  [data-kind] {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: 1fr 1fr;
    margin: 6px 6px 0 0;
  }
  [data-kind] label {
    position: relative;
    cursor: pointer;
  }
  [data-kind] input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  [data-kind] span {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    height: ${target};
    border: 1px solid ${color.control};
    background: ${color.surface};
    color: ${color.ink2};
    font-size: ${font.s};
    font-weight: ${weight.bold};
    box-sizing: border-box;
  }
  [data-k='good'] span {
    border-radius: ${radius} 0 0 ${radius};
  }
  [data-k='bad'] span {
    border-radius: 0 ${radius} ${radius} 0;
    margin-left: -1px;
  }
  [data-k='good'] input:checked + span {
    position: relative;
    border-color: ${color.successText};
    background: ${color.successTint};
    color: ${color.successText};
    box-shadow: inset 0 0 0 1px ${color.successText};
    pointer-events: none;
  }
  [data-k='bad'] input:checked + span {
    position: relative;
    border-color: ${color.dangerText};
    background: ${color.dangerTint};
    color: ${color.dangerText};
    box-shadow: inset 0 0 0 1px ${color.dangerText};
    pointer-events: none;
  }
  [data-kind] input:focus-visible + span {
    position: relative;
    z-index: 1;
    ${focusRing}
  }
  [data-error] {
    margin: 0 14px 12px;
    color: ${color.dangerText};
    font-size: ${font.s};
  }
  [data-summary] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 12px;
    margin: -8px 14px 4px;
    font-size: ${font.s};
    color: ${color.ink2};
  }
  [data-summary] button {
    min-height: ${target};
    padding: 0;
    border: 0;
    background: none;
    color: ${color.primaryText};
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  [data-summary] button:focus-visible {
    ${focusRing}
  }
  ${media.largeText} {
    [data-h] {
      grid-template-columns: ${rem(40)} minmax(0, 1fr);
    }
    [data-acts] {
      grid-column: 1 / -1;
      grid-row: auto;
    }
  }
  ${media.tablet} {
    [data-h] {
      grid-template-columns:
        ${rem(40)} minmax(${rem(140)}, 1.1fr) minmax(0, 1.2fr)
        ${rem(232)} ${rem(116)};
      min-height: ${rem(60)};
      box-sizing: border-box;
      padding: 8px 8px 8px 16px;
    }
    [data-facts],
    [data-kind],
    [data-acts] {
      grid-column: auto;
      grid-row: auto;
      margin: 0;
    }
    [data-kind] span {
      height: ${rem(36)};
    }
    [data-acts] {
      justify-content: flex-end;
    }
    [data-summary] {
      margin: -8px 16px 4px 68px;
    }
    [data-summary] button {
      min-height: ${rem(32)};
    }
    [data-error] {
      margin-left: 68px;
    }
  }
`
