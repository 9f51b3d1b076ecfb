import styled from 'styled-components'
import { CellLines } from '@/ui/data-display/table/CellLines'
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
  /* Both days stay side by side: the filters have a second line. The saved conditions are level with the inputs, which
     are in the middle between their label and the line of their error. */
  ${media.tablet} {
    flex: none;
    flex-wrap: nowrap;
    margin: 0;
    & + * {
      align-self: center;
    }
  }
`
export const DateBox = styled(DayInput)`
  width: 168px;
  ${media.phone} {
    flex: 1 1 140px;
  }
`
/** The action above, its object below. */
export const Lines = styled(CellLines)`
  font-weight: ${weight.regular};
  b {
    font-weight: ${weight.bold};
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
