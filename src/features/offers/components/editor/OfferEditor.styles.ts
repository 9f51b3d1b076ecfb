import styled from 'styled-components'
import { font, rem } from '@/ui/tokens'

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
  @media (max-width: ${rem(749.98)}) {
    display: none;
  }
  @media (min-width: ${rem(1100)}) {
    > button {
      display: none;
    }
  }
`
export const SavedNote = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  @media (min-width: ${rem(750)}) {
    display: none;
  }
`
export const SecondaryActions = styled.div`
  display: flex;
  flex-direction: row-reverse;
  gap: 12px;
  @media (max-width: ${rem(749.98)}) {
    flex-direction: row;
    > * {
      flex: 1;
      padding: 0 8px;
    }
  }
  @media (min-width: ${rem(750)}) {
    > * {
      min-width: 120px;
    }
  }
`
