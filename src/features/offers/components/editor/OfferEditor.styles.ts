import styled from 'styled-components'
import { font } from '@/ui/tokens'

export const HeadActions = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  font-size: ${font.xs};
  > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  @media (max-width: 749.98px) {
    display: none;
  }
  @media (min-width: 1100px) {
    > button {
      display: none;
    }
  }
`
export const SavedNote = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  @media (min-width: 750px) {
    display: none;
  }
`
export const SecondaryActions = styled.div`
  display: flex;
  flex-direction: row-reverse;
  gap: 12px;
  @media (max-width: 749.98px) {
    flex-direction: row;
    > * {
      flex: 1;
      padding: 0 8px;
    }
  }
  @media (min-width: 750px) {
    > * {
      min-width: 120px;
    }
  }
`
