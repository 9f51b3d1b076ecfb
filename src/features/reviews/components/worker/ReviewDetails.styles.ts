import styled, { css } from 'styled-components'
import { ControlBox } from '@/ui/fields/controlStyles'
import { color, font, media, radiusS, weight } from '@/ui/tokens'

/** The fields of a decision, below the row of the worker. */
export const Details = styled.div`
  display: grid;
  gap: 14px;
  padding: 14px;
  border-top: 1px solid ${color.lineSoft};
  > button {
    justify-self: end;
  }
  ${media.tablet} {
    padding: 14px 16px 16px 68px;
  }
`

/** The name of a field, with a note in `em` behind it. */
const nameStyles = css`
  display: block;
  margin-bottom: 6px;
  padding: 0;
  font-size: ${font.s};
  font-weight: ${weight.bold};
  em {
    margin-left: 8px;
    padding: 3px 5px;
    border-radius: ${radiusS};
    background: ${color.sunken};
    color: ${color.ink3};
    font-size: ${font.xs};
    font-style: normal;
    font-weight: ${weight.regular};
    line-height: 1;
  }
`

/** Chips with a legend; `data-required` marks its note. */
export const Choices = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
  legend {
    ${nameStyles}
  }
  em[data-required] {
    background: ${color.dangerTint};
    color: ${color.dangerText};
  }
`

/** A text with its label and a foot; `data-memo` gives it the colour of the store's own notes. */
export const TextBox = styled(ControlBox)`
  label {
    ${nameStyles}
  }
  textarea {
    min-height: 80px;
  }
  &[data-memo] textarea {
    background: ${color.brandTint};
  }
  && > p {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    margin: 4px 0 0;
    color: ${color.ink2};
    font-size: ${font.xs};
    line-height: 1.5;
  }
`

/** A note in the foot of a text. */
export const Note = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  &[data-tone='wrong'] {
    color: ${color.dangerText};
    font-weight: ${weight.bold};
  }
  &[data-tone='warning'] {
    color: ${color.warningText};
    font-weight: ${weight.bold};
  }
`
