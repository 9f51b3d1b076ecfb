import styled from 'styled-components'
import { choiceStyles } from '@/ui/fields/choices/choiceStyles'
import { color, font, target, weight } from '@/ui/tokens'

/** The groups and marks of a worker as checkboxes. */
export const WorkerLists = styled.div`
  ${choiceStyles}
  display: grid;
  gap: 20px;
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0 0 4px;
    font-size: ${font.s};
    font-weight: ${weight.bold};
  }
  label {
    display: flex;
    align-items: flex-start;
    gap: 10px;
    min-height: ${target};
    padding: 10px 0;
    box-sizing: border-box;
    cursor: pointer;
  }
  small {
    display: block;
    color: ${color.ink2};
    font-size: ${font.xs};
    line-height: 1.6;
  }
  p {
    margin: 0;
    color: ${color.ink2};
    font-size: ${font.xs};
    line-height: 1.7;
  }
`
