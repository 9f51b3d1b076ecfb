import styled from 'styled-components'
import { keptWithNext } from '@/ui/styles/keptWithNext'
import { color, font, framed, media, weight } from '@/ui/tokens'

/** A white surface with an outline and an optional title. */
export const Surface = styled.div`
  min-width: 0;
  ${framed}
  > [data-head] {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 14px 16px 0;
    break-after: avoid;
  }
  > [data-head] > :is(h2, h3) {
    flex: 1;
    min-width: 0;
    margin: 0;
    font-size: ${font.m};
    line-height: 1.5;
    font-weight: ${weight.bold};
  }
  > [data-body] {
    padding: 16px;
  }
  > [data-head] + [data-body] {
    padding-top: 8px;
  }
  > [data-body] > p:not(:last-child) {
    margin-bottom: 12px;
  }
  > [data-foot] {
    border-top: 1px solid ${color.lineSoft};
    padding: 10px 16px;
  }
  &[data-flush] > [data-body] {
    padding: 0;
  }
  /* Only a list may break. Firefox needs this as well, because it does not know break-after. */
  @media print {
    &:not([data-flush]) {
      break-inside: avoid;
    }
  }
  ${media.tablet} {
    > [data-head] {
      padding: 18px 24px 0;
    }
    > [data-body] {
      padding: 20px 24px;
    }
    > [data-foot] {
      padding: 12px 24px;
    }
  }
  &[data-flush] > [data-head] {
    ${keptWithNext}
  }
`
