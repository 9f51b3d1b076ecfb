import styled from 'styled-components'

export const Groups = styled.div`
  display: grid;
  gap: 16px;
  margin-bottom: 8px;
  /* These groups never show an error, so no line is reserved for one. */
  [data-error]:empty {
    min-height: 0;
  }
`
