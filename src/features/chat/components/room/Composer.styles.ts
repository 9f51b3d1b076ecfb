import styled from 'styled-components'
import { color, focusRing, font, media, radius, radiusFull, rem, target, weight } from '@/ui/tokens'

export const Frame = styled.div`
  flex: none;
  padding: 8px 12px max(10px, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  ${media.tablet} {
    padding: 12px 24px;
  }
  ${media.print} {
    display: none;
  }
`

/** Keeps the place of the composer until the permissions are loaded. */
export const Placeholder = styled(Frame)`
  height: ${rem(96)};
`

/** The texts that can be inserted, as chips above the input. */
export const Templates = styled.div`
  display: flex;
  gap: 8px;
  margin: 0 -12px 8px;
  padding: 4px 12px;
  overflow-x: auto;
  scrollbar-width: none;
  button {
    position: relative;
    flex: none;
    max-width: 240px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    height: ${rem(36)};
    padding: 0 14px;
    border: 1px solid ${color.line};
    border-radius: ${radiusFull};
    background: ${color.surface};
    color: ${color.ink2};
    font-family: inherit;
    font-size: ${font.s};
    cursor: pointer;
  }
  a {
    flex: none;
    align-self: center;
    padding: 8px;
    font-size: ${font.s};
    white-space: nowrap;
  }
  ${media.hover} {
    button:hover {
      background: ${color.bg};
    }
  }
  button:focus-visible {
    ${focusRing}
  }
  ${media.phone} {
    button {
      height: ${target};
    }
  }
  ${media.tablet} {
    margin: 0 -24px 8px;
    padding: 2px 24px;
    button {
      height: ${rem(32)};
    }
  }
`

/** The text area and the button that sends. */
export const InputRow = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 8px;
  ${media.phone} {
    && > button {
      padding: 0 14px;
    }
  }
`

export const Input = styled.textarea`
  flex: 1;
  min-width: 0;
  box-sizing: border-box;
  min-height: ${rem(60)};
  max-height: 168px;
  padding: 8px 12px;
  resize: none;
  border: 1px solid ${color.control};
  border-radius: ${radius};
  background: ${color.surface};
  color: ${color.ink};
  font-family: inherit;
  font-size: ${font.m};
  line-height: 1.6;
  &::placeholder {
    color: ${color.ink3};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:focus-visible {
    ${focusRing}
  }
  &[aria-invalid] {
    border-color: ${color.danger};
  }
`

/** Hidden below 750 px: the label of the button, and the keyboard hint. */
export const DesktopOnly = styled.span`
  ${media.phone} {
    display: none;
  }
`

export const Help = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  margin: 4px 0 0;
  font-size: ${font.xs};
  color: ${color.ink3};
  font-variant-numeric: tabular-nums;
  > :last-child {
    margin-left: auto;
    flex: none;
  }
  ${media.phone} {
    > [data-far-from-limit] {
      display: none;
    }
  }
  > b,
  > [data-over] {
    color: ${color.dangerText};
    font-weight: ${weight.bold};
  }
`
