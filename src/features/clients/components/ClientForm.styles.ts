import styled from 'styled-components'
import { StoredPicture } from '@/components/uploads/StoredPicture'
import { color, font, framed, media, radius, rem, size } from '@/ui/tokens'

export const Form = styled.form`
  position: relative;
  display: grid;
  gap: 8px;
  max-width: ${size.formMax};
`
export const SearchRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: flex-end;
  > :last-child {
    /* Keeps the button in line with the input: each field keeps a line for its error below it. */
    margin-bottom: 24px;
  }
  > :first-child {
    flex: 1 1 160px;
    max-width: 240px;
  }
`
export const SearchMessage = styled.p`
  margin: 0;
  color: ${color.ink2};
  font-size: ${font.s};
  &:not(:empty) {
    margin-bottom: 12px;
  }
`
/** Rows of a list in the form, each with the button that removes it. */
export const Rows = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0 0 12px;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 12px;
    align-items: center;
    padding: 12px;
    ${framed}
  }
  [data-buttons] {
    display: flex;
  }
  > li[data-kind='picture'] > :nth-child(2) {
    grid-row: 2;
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    > li[data-kind='picture'] {
      grid-template-columns: ${rem(96)} minmax(0, 1fr) auto;
    }
    > li[data-kind='picture'] > :nth-child(2) {
      grid-row: auto;
      grid-column: auto;
    }
  }
`
export const Photo = styled(StoredPicture)`
  width: 96px;
  height: 72px;
  border-radius: ${radius};
`
export const Hint = styled.p`
  margin: 0 0 12px;
  color: ${color.ink3};
  font-size: ${font.s};
`
export const Saved = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  color: ${color.ink3};
  font-size: ${font.s};
`
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: flex-start;
`
