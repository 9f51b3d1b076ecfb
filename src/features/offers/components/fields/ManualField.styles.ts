import styled from 'styled-components'
import { FileArea } from '@/ui/fields/files/FileField.styles'
import { color } from '@/ui/tokens'

export const Manuals = styled(FileArea)`
  li {
    flex-wrap: wrap;
    justify-content: flex-end;
  }
  && [data-file] {
    flex: 1 1 160px;
  }
  && [data-kind] {
    width: 40px;
    height: 40px;
  }
  && [data-fault] {
    color: ${color.dangerText};
  }
  && [data-acts] {
    display: flex;
    align-items: center;
    gap: 8px;
  }
`
