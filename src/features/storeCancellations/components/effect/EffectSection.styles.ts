import styled from 'styled-components'
import { FramedChoiceRows } from '@/ui/buttons/ChoiceRows'
import { font } from '@/ui/tokens'

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
