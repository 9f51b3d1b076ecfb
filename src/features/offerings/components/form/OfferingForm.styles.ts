import styled from 'styled-components'
import { font, media } from '@/ui/tokens'

export const Fields = styled.div`
  display: grid;
  gap: 12px;
  min-width: 0;
  section {
    gap: 16px;
    margin-top: 12px;
  }
  section > * {
    min-width: 0;
  }
  section > [role='status']:empty,
  > [aria-live]:empty {
    display: none;
  }
`
export const Details = styled.div`
  display: grid;
  gap: 12px;
  min-width: 0;
`
/** The cost in the action bar. From 750 px up it is beside the form. */
export const PhoneCost = styled.div`
  display: contents;
  ${media.tablet} {
    display: none;
  }
`
/** The submit buttons; on phones two of them share a row. */
export const SubmitButtons = styled.div`
  display: grid;
  gap: 8px;
  ${media.phone} {
    &[data-two-buttons] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    &[data-two-buttons] button {
      padding-inline: 4px;
      font-size: ${font.s};
    }
  }
  ${media.tablet} {
    display: flex;
    flex-direction: row-reverse;
    gap: 12px;
    && > button {
      width: auto;
      min-width: 120px;
    }
  }
`
