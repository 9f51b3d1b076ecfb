import { css } from 'styled-components'
import { color, font, media, radiusFull, radiusXs, rem, visuallyHidden, weight } from '@/ui/tokens'

/** The state, the offerings and the seats of a day. Phones show icons and bars without words. */
export const calendarDayFacts = css`
  [data-state] {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 2px;
    height: ${rem(18)};
    font-size: ${font.xxs};
    line-height: 1.25;
    white-space: nowrap;
  }
  [data-state] svg {
    width: 14px;
    height: 14px;
    stroke-width: 2.5;
    flex: none;
  }
  [data-state='wanted'] {
    color: ${color.primaryText};
  }
  [data-state='confirmed'] {
    color: ${color.successText};
  }
  [data-state='reviewCandidate'] {
    color: ${color.warningText};
  }
  [data-state='done'] {
    color: ${color.ink3};
  }
  [data-state='working'] {
    padding: 1px 5px;
    border-radius: ${radiusFull};
    background: ${color.brand};
    color: ${color.onBrand};
    font-weight: ${weight.bold};
  }
  [data-state='working'] i {
    width: 8px;
    height: 8px;
    margin: 0 2px;
    border-radius: ${radiusFull};
    background: ${color.onBrand};
  }
  [data-state='unpublished'] {
    padding: 0 3px;
    border: 1px dashed ${color.control};
    border-radius: ${radiusFull};
    color: ${color.chipText};
  }
  [data-seats] {
    color: ${color.ink2};
    white-space: nowrap;
  }
  [data-fill] {
    width: calc(100% - 12px);
    height: 4px;
    margin-top: auto;
    border-radius: ${radiusXs};
    background: ${color.sunken};
    overflow: hidden;
  }
  [data-past] [data-fill] {
    background: ${color.lineSoft};
  }
  [data-fill]::before {
    content: '';
    display: block;
    height: 100%;
    width: calc(var(--share) * 100%);
    background: ${color.ink2};
  }
  [data-fill='open']::before {
    background: ${color.primary};
  }
  [data-fill='now']::before {
    background: ${color.ink};
  }
  [data-offerings] {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    font-size: ${font.xxs};
    line-height: 1;
    color: ${color.ink2};
  }
  [data-offerings] i {
    width: 6px;
    height: 6px;
    border-radius: ${radiusFull};
    background: ${color.control};
  }
  &[data-multiple] [aria-selected='true'] [data-offerings] i {
    background: ${color.onFill};
  }
  ${media.phone} {
    [data-word] {
      ${visuallyHidden}
    }
  }
  ${media.tablet} {
    &:not([data-multiple]) [data-state] {
      gap: 4px;
      font-size: ${font.xs};
      justify-content: flex-start;
    }
    &:not([data-multiple]) [data-state='working'] i {
      display: none;
    }
    &:not([data-multiple]) [data-fill] {
      width: 100%;
    }
  }
  ${media.forced} {
    [data-fill]::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`
