import styled from 'styled-components'
import { color, font, radius, weight } from '@/ui/tokens'
import { choiceStyles } from './choiceStyles'

/** The options as cards of one joined list; the selected one is outlined. */
export const CardList = styled.div`
  ${choiceStyles}
  /* The selected card lies above its neighbours, not above the sticky title of a sheet. */
  isolation: isolate;
  display: flex;
  flex-direction: column;
  [data-card] {
    position: relative;
    border: 1px solid ${color.line};
    background: ${color.surface};
  }
  [data-card] + [data-card] {
    margin-top: -1px;
  }
  [data-card]:first-child {
    border-radius: ${radius} ${radius} 0 0;
  }
  [data-card]:last-child {
    border-radius: 0 0 ${radius} ${radius};
  }
  [data-card]:only-child {
    border-radius: ${radius};
  }
  &[data-apart='true'] {
    gap: 8px;
    [data-card] {
      margin: 0;
      border-radius: ${radius};
    }
  }
  [data-card] > label {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 2px 12px;
    box-sizing: border-box;
    min-height: 48px;
    padding: 12px 14px;
    font-size: ${font.s};
    line-height: 1.5;
    cursor: pointer;
  }
  b {
    display: block;
    font-weight: ${weight.bold};
  }
  [data-hint] {
    display: block;
    color: ${color.ink2};
    font-size: ${font.xs};
    line-height: 1.55;
  }
  [data-more] {
    display: none;
    padding: 0 14px 12px 46px;
  }
  [data-card]:has(:checked) {
    z-index: 1;
    border-color: ${color.primary};
    box-shadow: inset 0 0 0 1px ${color.primary};
    background: ${color.primaryTint};
    [data-more] {
      display: block;
    }
  }
  [data-card]:has(:disabled) {
    background: ${color.bg};
    color: ${color.ink3};
    > label {
      cursor: not-allowed;
    }
    [data-hint] {
      color: ${color.ink3};
    }
  }
`
