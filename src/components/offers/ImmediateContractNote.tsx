import styled from 'styled-components'
import { color, font, media } from '@/ui/tokens'

/** The consequence of publishing, beside the button. */
export const immediateContractText =
  '公開するとすぐに申し込みがあり、契約が成立することがあります。'

/** The text above the button. On phones it is part of the action bar instead. */
export function ImmediateContractNote() {
  return <Note>{immediateContractText}</Note>
}

const Note = styled.p`
  margin: 0;
  font-size: ${font.s};
  color: ${color.ink2};
  ${media.phone} {
    && {
      display: none;
    }
  }
`
