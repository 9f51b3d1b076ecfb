import styled from 'styled-components'
import { closeToField } from '@/ui/fields/FieldParts'
import { media } from '@/ui/tokens'

export const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  ${closeToField('8px')}
  padding-bottom: 8px;
  button {
    max-width: 100%;
    height: auto;
    min-height: 32px;
    white-space: normal;
    text-align: left;
  }
  ${media.phone} {
    gap: 12px 8px;
  }
`
