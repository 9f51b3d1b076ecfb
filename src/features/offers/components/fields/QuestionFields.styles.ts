import styled from 'styled-components'
import { choiceStyles } from '@/ui/fields/choices/choiceStyles'
import { color, font, radius, rem, target, weight } from '@/ui/tokens'

export const AddQuestion = styled.div`
  padding-bottom: 16px;
`
/** One question with its kind of answer and its options. */
export const Fieldset = styled.fieldset`
  position: relative;
  display: grid;
  gap: 4px;
  min-width: 0;
  margin: 0 0 8px;
  padding: 12px 16px 8px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  legend {
    float: left;
    padding: 0;
    font-size: ${font.s};
    font-weight: ${weight.bold};
    line-height: ${rem(36)};
  }
  [data-buttons] {
    position: absolute;
    top: 8px;
    right: 8px;
    display: flex;
  }
  [data-must] {
    ${choiceStyles}
    display: flex;
    gap: 12px;
    align-items: flex-start;
    min-height: ${target};
    box-sizing: border-box;
    padding: 11px 0;
    font-size: ${font.s};
    line-height: 1.6;
    cursor: pointer;
  }
`
