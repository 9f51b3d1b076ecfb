import styled from 'styled-components'
import { color, font } from '@/ui/tokens'

/** The name, with the email address below it (`small`) and the mark of one's own row beside it (`em`). */
export const Name = styled.span`
  display: block;
  min-width: 0;
  small {
    display: block;
    overflow-wrap: anywhere;
    font-size: ${font.xs};
    font-weight: normal;
    color: ${color.ink3};
  }
  em {
    margin-left: 6px;
    font-size: ${font.xs};
    font-style: normal;
    font-weight: normal;
    color: ${color.ink3};
  }
`
export const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
`
export const Quiet = styled.span`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  font-size: ${font.xs};
  color: ${color.ink3};
`
/** The chip with the note below it. */
export const State = styled.span`
  display: inline-grid;
  gap: 4px;
  justify-items: start;
  padding-bottom: 6px;
`
export const RoleName = styled.b`
  display: block;
`
