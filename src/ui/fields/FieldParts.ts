import styled, { css } from 'styled-components'
import { color, font, media, rem, weight } from '@/ui/tokens'
import { controlStyles } from './controlStyles'
import { fieldTag } from './FieldTag'

/** Moves the note below a field up into the line that is reserved for the error, while there is no error. */
export const closeToField = (distance: string) => css`
  margin-top: -${distance};
  *:has([data-error]:not(:empty)) + & {
    margin-top: 0;
  }
`

/** Label, help, control and error of one field. */
export const frameStyles = css`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  [data-head] {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 0;
    font-size: ${font.s};
    line-height: 1.5;
  }
  label[data-name],
  legend span[data-name],
  span[data-name] {
    font-weight: ${weight.bold};
  }
  ${fieldTag}
  [data-help] {
    margin: 0;
    color: ${color.ink3};
    font-size: ${font.xs};
    line-height: 1.6;
  }
  /* Reserved while empty: a layout shift on blur would move the submit button away from under the
     pointer and lose the click. */
  [data-error] {
    display: flex;
    gap: 6px;
    margin: 0;
    min-height: ${rem(20)};
    color: ${color.dangerText};
    font-size: ${font.s};
    line-height: ${rem(20)};
  }
  [data-error]:empty {
    margin-right: -12px;
  }
  [data-note] {
    color: ${color.ink3};
    font-size: ${font.xs};
    line-height: ${rem(20)};
  }
  [data-error] svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 2px;
    color: ${color.danger};
  }
`

/** The element around a field. */
export const FieldFrame = styled.div`
  ${frameStyles}
  ${controlStyles}
  [data-foot] {
    display: flex;
    align-items: flex-start;
    gap: 12px;
    justify-content: space-between;
  }
  /* On phones the error has its own line where a note is beside the counter. */
  ${media.phone} {
    [data-foot]:has(> [data-note]) {
      flex-wrap: wrap;
      > [data-error]:not(:empty) {
        flex: 1 0 100%;
      }
    }
  }
  /* Fields side by side have their labels and controls on the same lines, even if only one has a help text. */
  ${media.tablet} {
    :is([data-columns='2'], [data-columns='3']) > & {
      display: grid;
      grid-row: span 4;
      grid-template-rows: subgrid;
      row-gap: 0;
      > * {
        grid-row: 3;
        margin-bottom: 6px;
      }
      > [data-head] {
        grid-row: 1;
      }
      > [data-help] {
        grid-row: 2;
      }
      > [data-foot] {
        grid-row: 4;
        margin-bottom: 0;
      }
    }
  }
`

export const FieldsetFrame = styled.fieldset`
  ${frameStyles}
  ${controlStyles}
  legend {
    margin-bottom: 6px;
  }
`
