import { css } from 'styled-components'
import { color, media, visuallyHidden } from '@/ui/tokens'

/** The buttons of a row; part of `Section` in `MatchedUsers.styles`. */
export const workerActs = css`
  [data-acts] {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 8px;
  }
  ${media.phone} {
    [data-acts] {
      width: 100%;
    }
    [data-acts] > :is(button, a) {
      flex: 1;
      padding-inline: 8px;
    }
  }
  ${media.largeText} {
    [data-acts] {
      flex-wrap: wrap;
    }
    [data-acts] > :is(button, a) {
      flex: 1 0 auto;
    }
  }
  ${media.tablet} {
    [data-acts] > [data-hidden-on-phone] {
      display: none;
    }
    [data-acts] {
      gap: 0;
    }
    [data-acts] > [data-message] {
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
