import styled from 'styled-components'
import { radius } from '@/ui/tokens'

export const Photos = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  > ul > li {
    position: relative;
  }
  [data-picture] {
    width: 120px;
    height: 90px;
    border-radius: ${radius};
  }
  > ul button {
    position: absolute;
    top: 4px;
    right: 4px;
  }
`
