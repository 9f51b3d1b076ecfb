import styled from 'styled-components'
import { marked } from '@/ui/styles/marks'
import { color, font, media, rem } from '@/ui/tokens'

/**
 * Adjusts the frame of the page: heading and actions share one row on phones, an empty alert area
 * takes no room.
 */
export const Frame = styled.div`
  display: contents;
  [data-pre]:not(:has(> * > *)) {
    display: none;
  }
  [data-side] {
    position: static;
  }
  ${media.phone} {
    > ${marked.page} > header {
      flex-flow: row wrap;
      align-items: center;
      justify-content: space-between;
      margin-bottom: 12px;
    }
    > ${marked.page} > header p {
      display: none;
    }
    [data-pre] {
      margin-bottom: 20px;
    }
  }
  ${media.tablet} {
    [data-actions] {
      align-items: center;
    }
  }
`

export const UpdatedAt = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 36px;
  font-size: ${font.xs};
  color: ${color.ink3};
  white-space: nowrap;
  ${media.phone} {
    margin-right: -12px;
  }
  @media screen and (min-width: ${rem(750)}) and (max-width: ${rem(899.98)}) {
    display: none;
  }
`

/** Links to what is printed or shown at the entrance: in the header, on phones below the board. */
export const HeaderLinks = styled.span`
  display: flex;
  gap: 8px;
  ${media.phone} {
    display: none;
  }
`

export const FooterLinks = styled.div`
  display: flex;
  gap: 8px;
  ${media.phone} {
    margin-top: 12px;
    > a {
      flex: 1;
    }
  }
  ${media.tablet} {
    display: none;
  }
`

export const SideBlocks = styled.div`
  display: grid;
  gap: 32px;
  min-width: 0;
`
