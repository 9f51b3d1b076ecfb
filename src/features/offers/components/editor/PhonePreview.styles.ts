import styled from 'styled-components'
import { color, font, radius, radiusS, radiusXl, weight } from '@/ui/tokens'

/** The frame of a phone around what a worker sees. */
export const Phone = styled.div`
  padding: 8px;
  border: 1px solid ${color.control};
  border-radius: ${radiusXl};
  background: ${color.inverse};
  [data-screen] {
    max-height: min(620px, calc(100dvh - 180px));
    min-height: 420px;
    overflow: hidden auto;
    border-radius: ${radius};
    background: ${color.surface};
  }
  [data-picture] {
    height: 120px;
  }
  [data-body] {
    display: grid;
    gap: 6px;
    justify-items: start;
    padding: 14px 16px;
    font-size: ${font.xs};
    line-height: 1.6;
  }
  p {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  ul {
    margin: 0;
    padding-left: 18px;
    list-style: disc;
  }
  [data-tags] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    span {
      padding: 1px 6px;
      border: 1px solid ${color.lineSoft};
      border-radius: ${radiusS};
      white-space: nowrap;
    }
  }
  hr {
    width: 100%;
    margin: 6px 0;
    border: 0;
    border-top: 1px solid ${color.lineSoft};
  }
  b {
    font-size: ${font.xs};
    font-weight: ${weight.bold};
  }
  [data-title] {
    font-size: ${font.m};
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  [data-pay] b {
    font-size: ${font.l};
  }
  :is([data-pay] span, [data-meta]) {
    color: ${color.ink3};
  }
  mark {
    background: ${color.warningTint};
    color: ${color.warningText};
    font-weight: ${weight.bold};
  }
  mark[data-bad] {
    background: ${color.dangerTint};
    color: ${color.dangerText};
  }
`
