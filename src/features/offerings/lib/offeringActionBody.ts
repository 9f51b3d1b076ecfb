import styled from 'styled-components'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { color, font, radius, rem, weight } from '@/ui/tokens'

export type OfferingActionProps = {
  clientId: string
  offering: OfferingDetail
  onClose: () => void
}

/** Shared styles of the sheets of an offering's actions. */
export const OfferingActionBody = styled.div`
  display: grid;
  gap: 12px;
  > p {
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  b {
    font-weight: ${weight.bold};
    color: ${color.ink};
  }
  h3 {
    margin: 0;
    font-size: ${font.s};
    font-weight: ${weight.bold};
  }
  section,
  article {
    display: grid;
    justify-items: start;
    gap: 8px;
  }
  section > :is(dl, div[data-tone]),
  article > div[data-tone] {
    justify-self: stretch;
  }
  img {
    max-width: 100%;
    height: auto;
  }
  ul {
    padding-left: 1.2em;
    list-style: disc;
  }
  blockquote {
    margin: 0;
    padding: 12px;
    border-radius: ${radius};
    background: ${color.sunken};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  [data-code] {
    display: grid;
    justify-items: center;
    svg {
      max-width: 100%;
      height: auto;
      border: 1px solid ${color.line};
      border-radius: ${radius};
    }
  }
  [data-share-url] {
    box-sizing: border-box;
    width: 100%;
    height: ${rem(44)};
    padding: 0 12px;
    border: 1px solid ${color.control};
    border-radius: ${radius};
    background: ${color.surface};
    color: ${color.ink};
    font: inherit;
  }
`
