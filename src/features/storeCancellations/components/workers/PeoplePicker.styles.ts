import styled from 'styled-components'
import { choiceStyles } from '@/ui/fields/choices/choiceStyles'
import { color, font, framed, weight } from '@/ui/tokens'

/** The workers of the shift as checkboxes. */
export const WorkerChoices = styled.fieldset`
  ${choiceStyles}
  max-width: 640px;
  legend {
    padding: 0;
    font-size: ${font.m};
  }
  p {
    margin: 4px 0 12px;
    color: ${color.ink2};
  }
  > div {
    ${framed}
  }
  label {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 64px;
    padding: 8px 14px;
    cursor: pointer;
  }
  label + label {
    border-top: 1px solid ${color.lineSoft};
  }
  label:has(:checked) {
    background: ${color.primaryTint};
  }
  label:has(:disabled) {
    color: ${color.ink3};
    cursor: not-allowed;
  }
  b {
    display: block;
    font-size: ${font.m};
    font-weight: ${weight.bold};
  }
  small {
    display: block;
    color: ${color.ink2};
  }
`

export const WorkerName = styled.span`
  flex: 1;
  min-width: 0;
`
