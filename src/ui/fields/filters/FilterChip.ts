import styled from 'styled-components'
import { color, focusRing, font, media, radius, radiusFull, target, weight } from '@/ui/tokens'

/** A condition of a filter bar; its native control is invisible and covers it. */
export const FilterChip = styled.label`
  && {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    flex: none;
    box-sizing: border-box;
    min-height: ${target};
    padding: 0 14px;
    border: 1px solid ${color.line};
    border-radius: ${radiusFull};
    background: ${color.surface};
    font-size: ${font.s};
    font-weight: ${weight.bold};
    cursor: pointer;
  }
  &&[data-active='true'] {
    border-color: ${color.primary};
    box-shadow: inset 0 0 0 1px ${color.primary};
    background: ${color.primaryTint};
    color: ${color.primaryText};
    font-weight: ${weight.bold};
  }
  &&:focus-within {
    ${focusRing}
  }
  && > :is(select, input) {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    padding: 0 12px;
    opacity: 0;
    cursor: pointer;
    font-size: ${font.m};
    border-radius: ${radius};
  }
  && svg {
    width: 16px;
    height: 16px;
  }
  ${media.tablet} {
    && {
      min-height: 36px;
    }
  }
`
