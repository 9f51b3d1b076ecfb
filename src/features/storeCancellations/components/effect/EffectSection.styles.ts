import styled from 'styled-components'
import { FramedChoiceRows } from '@/ui/buttons/ChoiceRows'
import { color, font, weight } from '@/ui/tokens'

export const Effects = styled.ul`
  display: grid;
  gap: 10px;
  li {
    display: flex;
    gap: 10px;
    line-height: 1.6;
  }
  svg {
    flex: none;
    margin-top: 1px;
    color: ${color.ink3};
  }
  b {
    font-weight: ${weight.bold};
  }
`

/** The alternatives to a cancellation. */
export const Alternatives = styled(FramedChoiceRows)`
  h3 {
    padding: 14px 16px 6px;
    font-size: ${font.s};
  }
  button {
    padding-inline: 16px;
  }
`
