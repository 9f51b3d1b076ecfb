import styled from 'styled-components'
import { color, font, media, radius, radiusS, shadow, weight } from '@/ui/tokens'

/** The views side by side; the selected one stands out. */
export const Segments = styled.div`
  ${media.print} {
    && {
      display: none;
    }
  }
  display: inline-flex;
  gap: 2px;
  padding: 3px;
  background: ${color.sunken};
  border-radius: ${radius};
  button {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-width: 44px;
    min-height: 38px;
    padding: 0 14px;
    border: 0;
    border-radius: ${radiusS};
    background: none;
    color: ${color.ink2};
    font: inherit;
    font-size: ${font.s};
    line-height: 1.2;
    white-space: nowrap;
    cursor: pointer;
  }
  button::before {
    content: '';
    position: absolute;
    inset: -3px 0;
  }
  svg {
    width: 16px;
    height: 16px;
  }
  button[aria-pressed='true'] {
    background: ${color.surface};
    color: ${color.ink};
    font-weight: ${weight.bold};
    box-shadow:
      ${shadow.s1},
      0 0 0 1px ${color.line};
  }
  ${media.phone} {
    &[data-wide] {
      display: flex;
    }
    &[data-wide] button {
      flex: 1;
    }
    /* Four segments do not fit side by side. */
    &[data-wide]:has(> :nth-child(4)) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.largeText} {
    flex-wrap: wrap;
    button,
    &[data-wide] button {
      flex: 1 0 auto;
    }
  }
  ${media.tablet} {
    button {
      min-height: 34px;
    }
  }
`
