import styled from 'styled-components'
import { Notice } from '@/ui/feedback/Notice'
import { color, font, media, radius, rem } from '@/ui/tokens'

export const Body = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 16px;
`

export const Help = styled.p`
  margin: 0;
  font-size: ${font.s};
  color: ${color.ink2};
`

/** The card of an invitation: the code beside its URL and actions. */
export const Card = styled.div`
  display: grid;
  gap: 16px 24px;
  padding: 24px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.surface};
  ${media.tablet} {
    grid-template-columns: ${rem(232)} minmax(0, 1fr);
    align-items: start;
  }
  ${media.phone} {
    padding: 16px;
  }
  input {
    width: 100%;
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid ${color.control};
    border-radius: ${radius};
    background: ${color.bg};
    color: ${color.ink};
    font: inherit;
    font-size: ${font.s};
  }
  [role='status'] {
    min-height: 20px;
    margin: 0;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
`

export const LocalWarning = styled(Notice)`
  grid-column: 1 / -1;
`

/** The frame of the QR code, as high as the code before it is drawn. */
export const CodeFrame = styled.div`
  display: grid;
  place-items: center;
  min-height: 232px;
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius};
  svg {
    width: 100%;
    max-width: 232px;
    height: auto;
  }
`

export const Facts = styled.div`
  display: grid;
  gap: 16px;
  min-width: 0;
`

export const CopyableUrl = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  ${media.phone} {
    > * {
      flex: 1 0 100%;
    }
  }
`
