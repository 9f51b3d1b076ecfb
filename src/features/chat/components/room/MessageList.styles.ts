import styled from 'styled-components'
import { color, font, media, radiusFull, radiusS } from '@/ui/tokens'
import { bubble } from './Bubble.styles'

/**
 * The scrolling list. Messages are plain elements: a styled component for each would make long
 * rooms slow.
 */
export const Log = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;
  padding: 16px;
  &:focus-visible {
    outline: 2px solid ${color.ink};
    outline-offset: -2px;
    box-shadow: inset 0 0 0 4px ${color.brand};
  }
  > ol,
  [data-led] {
    display: flex;
    flex-direction: column;
    gap: 10px;
  }
  > ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  [data-more] {
    margin: 0 0 12px;
    text-align: center;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  [data-day] {
    margin: 8px 0;
    text-align: center;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  [data-today] {
    padding: 2px 8px;
    border-radius: ${radiusS};
    background: ${color.brand};
    color: ${color.onBrand};
  }
  [data-new] {
    display: flex;
    align-items: center;
    gap: 12px;
    color: ${color.primaryText};
    font-size: ${font.xs};
  }
  [data-new]::before,
  [data-new]::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${color.primary};
    opacity: 0.5;
  }
  [data-down] {
    position: sticky;
    bottom: 0;
    z-index: 1;
    display: flex;
    justify-content: center;
    height: 0;
    > button {
      position: absolute;
      bottom: 4px;
      border-radius: ${radiusFull};
    }
  }
  ${media.tablet} {
    padding: 16px 24px;
  }
  /* On paper the list does not scroll. */
  ${media.print} {
    overflow: visible;
    padding: 12px 0;
    :is([data-down], [data-new]) {
      display: none;
    }
  }
  ${bubble}
`
