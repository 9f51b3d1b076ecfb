import styled from 'styled-components'
import { Link } from '@/ui/buttons/Link'
import { color, focusRing, font, framed, media, rem, target, weight } from '@/ui/tokens'

/** One row of the people of a shift; `data-late`: not arrived in time. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px 8px;
  padding: 10px 14px;
  &[data-late] {
    background: ${color.warningTint};
  }
  q {
    display: block;
    padding: 2px 0 2px 10px;
    border-left: 3px solid ${color.warningLine};
    font-size: ${font.s};
    line-height: 1.5;
    quotes: none;
    overflow-wrap: anywhere;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr) ${rem(80)};
    align-items: center;
    gap: 12px;
    min-height: ${rem(56)};
    padding: 8px 16px;
    box-sizing: border-box;
  }
`

export const Person = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  b {
    display: block;
    font-weight: ${weight.bold};
    font-size: ${font.m};
    line-height: 1.4;
  }
  small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  ${media.tablet} {
    b {
      font-size: ${font.s};
    }
  }
`

export const Presence = styled.span`
  grid-row: 2;
  grid-column: 1 / -1;
  display: grid;
  gap: 4px;
  justify-items: start;
  min-width: 0;
  padding-left: 42px;
  font-size: ${font.s};
  ${media.tablet} {
    grid-row: 1;
    grid-column: 2;
    padding-left: 0;
    /* Chips and buttons share two lines; the worker's message has separate lines. */
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    > q {
      flex: 1 0 100%;
    }
  }
`

export const Chips = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  font-size: ${font.xs};
  color: ${color.ink2};
  ${media.tablet} {
    display: contents;
  }
  li[data-late] && > :first-child {
    background: ${color.surface};
  }
`

export const Unanswered = styled.span`
  color: ${color.warningText};
`

export const Actions = styled.span`
  display: flex;
  justify-content: end;
  gap: 8px;
`

/** A link that looks like an outlined icon button. */
export const ChatLink = styled(Link)`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  box-sizing: border-box;
  width: ${target};
  height: ${target};
  ${framed}
  color: ${color.primaryFill};
  svg {
    width: 20px;
    height: 20px;
  }
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  &:focus-visible {
    ${focusRing}
  }
  ${media.tablet} {
    width: ${rem(36)};
    height: ${rem(36)};
  }
`
