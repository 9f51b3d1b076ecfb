import styled from 'styled-components'
import { size } from '@/ui/tokens'

/** The single-column form of a request to the operator. */
export const RequestForm = styled.form`
  position: relative;
  display: grid;
  gap: 8px;
  max-width: ${size.formMax};
`
