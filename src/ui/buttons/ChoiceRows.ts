import styled from 'styled-components'
import { color, font, framed, media, rem, target, weight } from '@/ui/tokens'

/**
 * Rows to press, one below the other. Each is a link or a button with an optional icon, a `span` that contains a title
 * (`b`) and a line about it (`small`), and an arrow.
 */
export const ChoiceRows = styled.div`
  margin: 0;
  padding: 0;
  list-style: none;
  :is(a, button) {
    display: flex;
    align-items: center;
    gap: 12px;
    box-sizing: border-box;
    width: 100%;
    min-height: ${target};
    padding: 10px 4px;
    border: 0;
    background: none;
    color: ${color.ink};
    font: inherit;
    font-size: ${font.s};
    line-height: 1.45;
    text-align: left;
    text-decoration: none;
    cursor: pointer;
  }
  li + li,
  > :is(a, button):not(:first-child) {
    border-top: 1px solid ${color.lineSoft};
  }
  :is(a, button) > :is(span, b) {
    flex: 1;
    min-width: 0;
  }
  b {
    display: block;
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink2};
    font-variant-numeric: tabular-nums;
  }
  svg {
    flex: none;
    color: ${color.primaryFill};
  }
  svg:last-child {
    color: ${color.control};
  }
`

/** `ChoiceRows` in a frame, for a dialog or a card. */
export const FramedChoiceRows = styled(ChoiceRows)`
  overflow: hidden;
  ${framed}
  :is(a, button) {
    min-height: ${rem(60)};
    padding: 8px 12px;
  }
  ${media.hover} {
    :is(a, button):hover {
      background: ${color.bg};
    }
  }
  :is(a, button):focus-visible {
    outline-offset: -2px;
    box-shadow: inset 0 0 0 4px ${color.brand};
  }
`
