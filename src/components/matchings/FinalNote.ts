import styled from 'styled-components'
import { color, font, weight } from '@/ui/tokens'

/** The sentence in a sheet that says that an action cannot be undone. */
export const FinalNote = styled.p`
  && {
    color: ${color.dangerText};
    font-weight: ${weight.bold};
    font-size: ${font.s};
  }
`
