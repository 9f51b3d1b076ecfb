import styled from 'styled-components'

export const Groups = styled.div`
  display: grid;
  gap: 16px;
  margin-bottom: 8px;
  [data-error]:empty {
    min-height: 0;
  }
`
