import { css } from 'styled-components'
import { color, media, visuallyHidden } from '@/ui/tokens'

/** The buttons of a row; part of `Section` in `MatchedWorkers.styles`. */
export const workerActions = css`
  [data-buttons] {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 8px;
  }
  ${media.phone} {
    [data-buttons] {
      width: 100%;
    }
    [data-buttons] > :is(button, a) {
      flex: 1;
      padding-inline: 8px;
    }
  }
  ${media.largeText} {
    [data-buttons] {
      flex-wrap: wrap;
    }
    [data-buttons] > :is(button, a) {
      flex: 1 0 auto;
    }
  }
  ${media.tablet} {
    [data-buttons] > [data-hidden-on-phone] {
      display: none;
    }
    [data-buttons] {
      gap: 0;
    }
    [data-buttons] > [data-message] {
      width: 40px;
      padding: 0;
      border-color: transparent;
      background: none;
      color: ${color.primaryText};
    }
    [data-message] > span {
      ${visuallyHidden}
    }
  }
`
