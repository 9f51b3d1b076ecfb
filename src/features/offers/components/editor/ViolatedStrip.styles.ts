import styled from 'styled-components'

export const Strip = styled.div`
  margin-bottom: 12px;
  &:last-of-type {
    margin-bottom: 16px;
  }
`
