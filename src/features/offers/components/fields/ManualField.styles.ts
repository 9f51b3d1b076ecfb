import styled from 'styled-components'
import { FileArea } from '@/ui/fields/files/FileField.styles'
import { color } from '@/ui/tokens'

export const Manuals = styled(FileArea)`
  li {
    flex-wrap: wrap;
    justify-content: flex-end;
  }
  && [data-kind] {
    width: 40px;
    height: 40px;
  }
`

/** The name of a manual, with its size, its progress or its fault in `data-fault`. */
export const ManualFacts = styled.span`
  flex: 1 1 160px;
  min-width: 0;
  overflow-wrap: anywhere;
  && [data-fault] {
    color: ${color.dangerText};
  }
`

/** The buttons of a manual. */
export const ManualActions = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
`
