import styled from 'styled-components'
import { media } from '@/ui/tokens'

/** A form in a sheet: its fields one below the other. */
export const SheetForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`

/** The buttons that end a sheet, the main one first: stacked on phones, in a row from the right otherwise. */
export const SheetButtons = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  ${media.tablet} {
    flex-direction: row-reverse;
  }
`
