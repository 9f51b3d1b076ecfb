import styled from 'styled-components'
import { color, font, media, radiusFull, radiusS, rem, weight } from '@/ui/tokens'

/** Seven days side by side: weekday, day, and a bar that is filled to `--share`. */
export const Days = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  margin: 0;
  padding: 8px 4px;
  list-style: none;
  font-variant-numeric: tabular-nums;
  li > * {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 4px;
    padding: 6px 0;
    border-radius: ${radiusS};
    color: ${color.ink};
    text-decoration: none;
    line-height: 1.2;
    font-size: ${font.xs};
  }
  [data-face] {
    display: contents;
  }
  [data-weekday] {
    color: ${color.ink2};
  }
  b {
    display: grid;
    place-items: center;
    width: ${rem(28)};
    height: ${rem(28)};
    border-radius: ${radiusFull};
    font-size: ${font.s};
    font-weight: ${weight.bold};
  }
  [data-kind='saturday'] :is([data-weekday], b) {
    color: ${color.saturday};
  }
  [data-kind='holiday'] :is([data-weekday], b) {
    color: ${color.holiday};
  }
  li > [data-today] b {
    background: ${color.brand};
    color: ${color.onBrand};
  }
  i {
    display: flex;
    align-items: flex-end;
    width: 20px;
    height: ${rem(36)};
    border-radius: ${radiusS};
    background: ${color.sunken};
    overflow: hidden;
  }
  i::before {
    content: '';
    display: block;
    width: 100%;
    height: calc(var(--share) * 100%);
    background: ${color.ink2};
  }
  [data-open] i::before {
    background: ${color.primary};
  }
  [data-open] [data-seats] {
    color: ${color.primaryText};
    font-weight: ${weight.bold};
  }
  ${media.hover} {
    a:hover {
      background: ${color.bg};
    }
  }
`
