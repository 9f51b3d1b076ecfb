import styled from 'styled-components'
import { DayInput } from '@/ui/dates/DayInput'
import { color, font, media, weight } from '@/ui/tokens'

export const Note = styled.p`
  margin: 12px 0 0;
  font-size: ${font.xs};
  color: ${color.ink2};
`
export const Period = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 8px;
  margin: 0 0 12px;
  padding: 0;
  border: 0;
  ${media.phone} {
    margin-top: 12px;
  }
`
export const DateBox = styled(DayInput)`
  width: 168px;
  ${media.phone} {
    flex: 1 1 140px;
  }
`
/** Several lines in a cell: the act above, its object below. */
export const Lines = styled.span`
  display: grid;
  justify-items: start;
  gap: 2px;
  min-width: 0;
  font-weight: ${weight.regular};
  overflow-wrap: anywhere;
  b {
    font-weight: ${weight.bold};
  }
  small {
    font-size: ${font.xs};
    color: ${color.ink2};
  }
`
export const Changes = styled.dl`
  display: grid;
  gap: 4px;
  margin: 0;
  font-size: ${font.s};
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
  }
  dt {
    color: ${color.ink2};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  ins {
    font-weight: ${weight.bold};
    text-decoration: none;
  }
`
