import styled from 'styled-components'
import { choiceStyles } from '@/ui/fields/choices/choiceStyles'
import { color, font, framed, media, rem, target, visuallyHidden, weight } from '@/ui/tokens'

/** The choices of one store: on wide screens a table with a column for each delivery, on phones labelled rows. */
export const Store = styled.section`
  ${choiceStyles}
  flex: none;
  overflow: clip;
  ${framed}
  h2 {
    font-size: ${font.m};
    letter-spacing: 0;
  }
  h2 > button {
    display: flex;
    align-items: center;
    gap: 8px;
    width: 100%;
    min-height: ${rem(52)};
    padding: 8px 16px;
    border: 0;
    background: none;
    text-align: left;
    cursor: pointer;
  }
  h2 > button:focus-visible {
    outline-offset: -2px;
  }
  h2 > button > span:first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h2 b {
    font-size: ${font.m};
    font-weight: ${weight.bold};
  }
  h2 svg {
    flex: none;
    color: ${color.ink3};
  }
  [aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  small {
    display: block;
    color: ${color.ink3};
    font-size: ${font.xs};
    font-weight: ${weight.regular};
  }
  [data-head] {
    display: none;
  }
  [data-line] {
    display: grid;
    grid-template-columns: 1fr 1fr 1.3fr;
    align-items: center;
    padding: 12px 16px 8px;
    border-top: 1px solid ${color.lineSoft};
  }
  [data-line] > span {
    grid-column: 1 / -1;
  }
  [data-line] b {
    font-weight: ${weight.bold};
  }
  label {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: ${target};
    cursor: pointer;
  }
  input[type='radio'] {
    margin: 0;
  }
  [data-bulk] {
    gap: 8px;
    padding-bottom: 16px;
    background: ${color.bg};
  }
  [data-bulk] > button {
    padding: 0 4px;
    height: ${target};
  }
  [data-others] {
    padding: 4px 16px;
    border-top: 1px solid ${color.lineSoft};
    background: ${color.bg};
  }
  ${media.phone} {
    [data-all] {
      ${visuallyHidden}
    }
    [data-others] > button {
      height: ${target};
      &::after {
        position: absolute;
      }
    }
  }
  ${media.tablet} {
    h2 > button {
      padding: 8px 24px;
    }
    [data-head],
    [data-line] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) repeat(3, ${rem(100)});
      align-items: center;
      gap: 0;
    }
    [data-head] {
      padding: 10px 24px;
      border-top: 1px solid ${color.line};
      font-size: ${font.xs};
      color: ${color.ink3};
    }
    [data-head] > * + * {
      text-align: center;
    }
    [data-line] {
      min-height: ${rem(52)};
      padding: 4px 24px;
    }
    [data-line] > span {
      grid-column: 1;
    }
    label {
      justify-content: center;
      min-height: ${target};
    }
    [data-word] {
      ${visuallyHidden}
    }
    [data-bulk] > button {
      justify-self: center;
      height: ${rem(32)};
      padding: 0 12px;
    }
    [data-others] {
      padding: 4px 24px;
    }
  }
`
