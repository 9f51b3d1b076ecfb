import styled from 'styled-components'

export const LiveRegion = styled.div`
  &:empty {
    position: absolute;
  }
`
