import styled from 'styled-components'
import { font, media } from '@/ui/tokens'
import { Button } from '@/ui/buttons/Button'

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
/** Phones show the cost in the action bar instead. */
export const PanelPlace = styled.div`
  ${media.phone} {
    display: none;
  }
`
/** On phones the app bar leads back. */
export const QuitButton = styled(Button)`
  ${media.phone} {
    && {
      display: none;
    }
  }
`
/** The submit buttons; on phones two of them share a row. */
export const SubmitButtons = styled.div`
  display: grid;
  gap: 8px;
  ${media.phone} {
    &[data-two] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    &[data-two] button {
      padding-inline: 4px;
      font-size: ${font.s};
    }
  }
`
