import styled from 'styled-components'
import { color, font, media, radius } from '@/ui/tokens'

export const Note = styled.p`
  margin: 8px 0;
  font-size: ${font.s};
  color: ${color.ink2};
`
export const Texts = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin: 16px 0;
  padding: 0;
  list-style: none;
`
/** The text as a worker would read it. */
export const Preview = styled.p`
  margin: 0;
  padding: 8px 12px;
  border-radius: ${radius};
  background: ${color.bg};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  mark {
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
    padding: 1px 6px;
    border: 1px dashed ${color.control};
    border-radius: ${radius};
    background: ${color.surface};
    color: ${color.ink};
  }
  mark small {
    margin-right: 4px;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
`
export const Changed = styled.p`
  margin: 8px 0 0;
  font-size: ${font.xs};
  color: ${color.ink3};
`
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
`
export const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 8px 0 16px;
  ${media.phone} {
    gap: 6px;
  }
`
