import styled from 'styled-components'
import { color, font, media, radius, rem, weight } from '@/ui/tokens'

/** The columns of the roster in their order, each with its switch and its buttons. */
export const FieldList = styled.ol`
  display: grid;
  gap: 0;
  max-width: 640px;
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.surface};
  li {
    display: grid;
    grid-template-columns: ${rem(44)} minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 8px;
    padding: 4px 8px;
  }
  li + li {
    border-top: 1px solid ${color.lineSoft};
  }
  li[data-dragged] {
    position: relative;
    background: ${color.primaryTint};
    outline: 2px solid ${color.primary};
  }
  [data-grip] {
    display: grid;
    place-items: center;
    width: ${rem(44)};
    height: ${rem(44)};
    color: ${color.ink3};
    cursor: grab;
    touch-action: none;
    -webkit-user-select: none;
    user-select: none;
  }
  label {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: ${rem(44)};
  }
  label input {
    flex: none;
    width: ${rem(22)};
    height: ${rem(22)};
    margin: 0;
    accent-color: ${color.primaryFill};
  }
  label b {
    display: block;
    font-weight: ${weight.bold};
  }
  label small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  [data-moves] {
    display: flex;
  }
  ${media.largeText} {
    li {
      grid-template-columns: ${rem(44)} minmax(0, 1fr);
    }
    [data-moves] {
      grid-column: 2;
    }
  }
`
