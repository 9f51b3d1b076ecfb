import styled from 'styled-components'
import { color, media, radius } from '@/ui/tokens'

/** The question with its two buttons, in the footer of the card. */
export const Panel = styled.div`
  display: grid;
  gap: 12px;
  padding: 12px 14px;
  border-radius: ${radius};
  background: ${color.primaryTint};
  [data-buttons] {
    display: flex;
    gap: 8px;
  }
  [data-buttons] > button {
    flex: 1;
  }
  ${media.tablet} {
    grid-column: 1 / -1;
    grid-template-columns: 1fr auto;
    align-items: center;
    padding: 12px 16px;
    [data-buttons] {
      justify-content: flex-end;
    }
    [data-buttons] > button {
      flex: none;
    }
  }
`
