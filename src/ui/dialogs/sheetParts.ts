import styled from 'styled-components'
import { color, media } from '@/ui/tokens'

/** A form in a sheet: its fields one below the other. */
export const SheetForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`

/**
 * The buttons that end one step of a sheet, the main one first: stacked on phones, in a row from the right otherwise.
 * They look like the footer of a sheet, and stay in view like it.
 */
export const SheetButtons = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin: 0 -20px -20px;
  padding: 12px 20px 20px;
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  ${media.tablet} {
    flex-direction: row-reverse;
    margin: 0 -24px -24px;
    padding: 16px 24px 24px;
  }
`
