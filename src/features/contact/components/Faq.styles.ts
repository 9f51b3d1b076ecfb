import styled from 'styled-components'
import { color, font, framed, size, weight } from '@/ui/tokens'

export const Search = styled.div`
  max-width: ${size.formMax};
  margin-bottom: 12px;
`
export const Count = styled.p`
  margin: 0 0 8px;
  font-size: ${font.xs};
  color: ${color.ink2};
`
export const Questions = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  ${framed}
  li + li {
    border-top: 1px solid ${color.lineSoft};
  }
  summary {
    font-weight: ${weight.bold};
    color: ${color.ink};
  }
  details > div {
    padding: 0 16px 16px;
    line-height: 1.8;
  }
  details p {
    margin: 0 0 8px;
  }
`
