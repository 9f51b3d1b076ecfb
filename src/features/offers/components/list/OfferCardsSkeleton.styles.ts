import styled from 'styled-components'
import { color, media, radiusS } from '@/ui/tokens'

/** The outline of a card of the list of offers, as high as the card: its picture, title, status and facts. */
export const CardShape = styled.li`
  min-height: 196px;
  i {
    display: block;
    background: ${color.sunken};
  }
  [data-shape] {
    border-radius: ${radiusS};
  }
  [data-shape='title'] {
    width: 62%;
    height: 20px;
  }
  [data-shape='chip'] {
    width: 44%;
    height: 24px;
  }
  [data-shape='facts'] {
    height: 40px;
    margin-top: auto;
  }
  ${media.tablet} {
    min-height: 290px;
  }
`
