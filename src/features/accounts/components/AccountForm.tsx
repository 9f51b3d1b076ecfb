import styled from 'styled-components'
import { size } from '@/ui/tokens'

/** The single-column form of an account settings page. */
export const AccountForm = styled.form`
  position: relative;
  display: grid;
  gap: 8px;
  max-width: ${size.formMax};
  > p {
    margin: 0 0 16px;
  }
`
