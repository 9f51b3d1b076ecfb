import styled from 'styled-components'
import { color, media, rem } from '@/ui/tokens'

export const Times = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 16px minmax(0, 1fr);
  gap: 8px;
  align-items: start;
  > span {
    margin-top: 40px;
    text-align: center;
    color: ${color.ink2};
  }
  ${media.tablet} {
    grid-template-columns: ${rem(130)} 16px ${rem(130)} minmax(0, ${rem(160)});
  }
`
