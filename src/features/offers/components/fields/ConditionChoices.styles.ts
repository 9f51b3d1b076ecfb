import styled from 'styled-components'
import { choiceStyles } from '@/ui/fields/choices/choiceStyles'
import { font, rem, target } from '@/ui/tokens'

/** The conditions that can be chosen, each with its value. */
export const Choices = styled.div`
  ${choiceStyles}
  > [data-line] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    min-height: ${target};
    font-size: ${font.s};
    line-height: 1.6;
  }
  label {
    display: flex;
    gap: 12px;
    align-items: flex-start;
    min-height: ${target};
    box-sizing: border-box;
    padding: 11px 0;
    cursor: pointer;
  }
  [data-box] {
    width: ${rem(88)};
  }
  && [data-box] input {
    height: ${target};
  }
`
