import styled from 'styled-components'
import { color, media, radius, rem, weight } from '@/ui/tokens'

/** A message with its icon and its button; the tone gives the colours. */
export const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  padding: 12px 14px;
  border-radius: ${radius};
  background: ${color.primaryTint};
  line-height: 1.6;
  > svg {
    flex: none;
    align-self: flex-start;
    margin-top: 1px;
    color: ${color.primary};
  }
  [data-text] {
    flex: 1 1 200px;
    min-width: 0;
  }
  [data-text] > b {
    display: block;
    font-weight: ${weight.bold};
  }
  [data-text] > b + div {
    color: ${color.ink2};
  }
  [data-text] :is(p, ul) {
    margin: 0;
  }
  [data-text] ul {
    padding-left: 1.2em;
    list-style: disc;
  }
  [data-action] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    flex: none;
    max-width: 100%;
  }
  &[data-tone='warning'] {
    background: ${color.warningTint};
  }
  &[data-tone='warning'] > svg {
    color: ${color.warningText};
  }
  &[data-tone='error'] {
    background: ${color.dangerTint};
  }
  &[data-tone='error'] > svg {
    color: ${color.danger};
  }
  &[data-tone='success'] {
    background: ${color.successTint};
  }
  &[data-tone='success'] > svg {
    color: ${color.successText};
  }
  &[data-tone='plain'] {
    background: ${color.sunken};
  }
  &[data-tone='plain'] > svg {
    color: ${color.ink2};
  }
  ${media.phone} {
    [data-action] {
      flex: 1 0 100%;
    }
    [data-action] > :is(button, a) {
      flex: 1 1 96px;
      height: ${rem(44)};
    }
  }
  ${media.forced} {
    border: 1px solid CanvasText;
  }
`
