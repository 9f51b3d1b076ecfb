import styled from 'styled-components'
import { color, font, media, radiusFull } from '@/ui/tokens'

/** The bar and, at its right, the words. */
export const Progress = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  > span {
    flex: 1;
    height: 6px;
    border-radius: ${radiusFull};
    background: ${color.sunken};
    overflow: hidden;
  }
  > span::before {
    content: '';
    display: block;
    height: 100%;
    width: calc(var(--share, 0) * 100%);
    border-radius: ${radiusFull};
    background: ${color.primary};
  }
  > small {
    flex: none;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  /* The words go below the bar. */
  ${media.largeText} {
    flex-wrap: wrap;
    > span {
      flex-basis: 60%;
    }
  }
  &[data-tone='ink'] > span::before {
    background: ${color.ink2};
  }
  &[data-tone='warning'] > span::before {
    background: ${color.warningLine};
  }
  &[data-tone='success'] > span::before {
    background: ${color.successText};
  }
  ${media.forced} {
    > span {
      border: 1px solid CanvasText;
    }
    > span::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`
