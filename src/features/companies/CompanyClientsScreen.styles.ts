import styled from 'styled-components'
import { color, font, media } from '@/ui/tokens'

export const UseNote = styled.p`
  margin: -20px 0 32px;
  font-size: ${font.xs};
  color: ${color.ink2};
`

/** && doubles the class, so that these rules override those of DataTable regardless of the load order. */
export const TableArea = styled.div`
  margin-bottom: 32px;
  && {
    [data-card='title'] small {
      display: block;
      margin-top: 2px;
      font-weight: normal;
    }
    ${media.tablet} {
      [role='row'][data-id] {
        min-height: 60px;
      }
    }
    ${media.phone} {
      [role='rowgroup'] > [role='row'][data-id] {
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: 8px;
      }
      [role='row'] > [data-column='todo'] {
        grid-column: 1 / -1;
      }
    }
  }
`
