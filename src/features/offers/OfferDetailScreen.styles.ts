import styled from 'styled-components'
import { color, font, radius } from '@/ui/tokens'

export const Top = styled.div`
  display: grid;
  gap: 12px;
  margin-bottom: 20px;
  > p {
    display: flex;
    align-items: center;
    gap: 8px;
    margin: 0;
    color: ${color.ink2};
    font-size: ${font.s};
  }
`
export const Terms = styled.div`
  && section:first-of-type {
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
  }
`
export const PictureFrame = styled.div`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  [data-picture] {
    width: 100%;
    height: 160px;
  }
`
