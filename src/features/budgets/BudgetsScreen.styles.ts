import styled from 'styled-components'
import { color, font, media } from '@/ui/tokens'

/** The stores, in two columns on wide screens. */
export const Stores = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin: 16px 0;
  padding: 0;
  list-style: none;
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
export const Note = styled.p`
  margin: 8px 0;
  font-size: ${font.s};
  color: ${color.ink2};
`
/** The buttons below a card, the main one first. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
