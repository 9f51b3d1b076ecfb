import styled from 'styled-components'
import { closedHatch } from '@/ui/dates/month/closureStyles'
import {
  color,
  focusRing,
  font,
  framed,
  hatch,
  media,
  radiusFull,
  radiusS,
  radiusXs,
  rem,
  visuallyHidden,
  weight,
} from '@/ui/tokens'

/** Shades of the days; the numbers in them say the same without colour. */
const levels = `
  [data-level='full'] > :is(a, i:not([data-day])) { background: ${color.sunken}; color: ${color.ink2}; }
  [data-level='high'] > :is(a, i:not([data-day])) { background: ${color.fillHigh}; color: ${color.ink}; }
  [data-level='half'] > :is(a, i:not([data-day])) { background: ${color.fillHalf}; color: ${color.ink}; }
  [data-level='low'] > :is(a, i:not([data-day])) { background: ${color.primaryFill}; color: ${color.onFill}; }
  [data-level='draft'] > :is(a, i:not([data-day])) {
    border: 1px dashed ${color.control};
    background: ${hatch.draft};
    color: ${color.ink};
  }
  /* Around the shade of a day on which the store has offerings. */
  [role='cell'][data-closed] { border-radius: ${radiusS}; background: ${closedHatch}; }
  [role='cell'][data-closed] > a { width: auto; margin: 4px; }
  [role='cell'][data-closed][data-level='none'] {
    display: grid;
    place-content: center;
    min-height: 44px;
    font-size: ${font.xs};
  }
`

/** Large text: on a phone seven days share the width of the screen. */
const dayFont = `min(${font.xs}, 3.4vw)`
// In characters, because a browser's minimum size of the text changes neither rem nor em.
/** The width of 「100%」. */
const percentWidth = '5ch'
/** The width of the seats of all days, such as 「120/140」. */
const sumWidth = '8ch'

/** A row for each store and a shaded cell for each day; `data-level` is the shade. */
export const HeatMap = styled.div`
  padding: 16px;
  ${framed}
  font-variant-numeric: tabular-nums;
  ${levels}
  small {
    font-size: ${font.xxs};
  }
  [role='cell'] a {
    display: grid;
    place-content: center;
    box-sizing: border-box;
    width: 100%;
    min-height: 44px;
    border-radius: ${radiusS};
    text-align: center;
    text-decoration: none;
    line-height: 1.3;
  }
  a:focus-visible {
    ${focusRing}
  }
  [role='cell'] a b {
    font-size: ${font.xs};
    font-weight: ${weight.bold};
  }
  [data-level='full'] a b {
    font-weight: ${weight.regular};
  }
  [role='rowheader'] {
    min-width: 0;
    overflow-wrap: anywhere;
    font-size: ${font.s};
  }
  [role='rowheader'] a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  [role='rowheader'] small {
    display: block;
    color: ${color.ink2};
  }
  [data-kind='saturday'] {
    color: ${color.saturday};
  }
  [data-kind='holiday'] {
    color: ${color.holiday};
  }
  ${media.tablet} {
    /* With a minimum size of the text the days may not fit beside the menu. */
    overflow-x: auto;
    /* Clips the texts for screen readers, too. */
    position: relative;
    [role='row'] {
      display: grid;
      grid-template-columns:
        minmax(max(${rem(104)}, ${percentWidth}), 1fr)
        repeat(14, minmax(max(${rem(36)}, ${percentWidth}), max(${rem(48)}, ${percentWidth})))
        max(${rem(64)}, ${sumWidth});
      /* The unit of the columns. */
      font-size: ${font.xs};
      gap: 2px;
      align-items: center;
      padding: 1px 0;
      text-align: center;
    }
    [role='row']:not([data-head], [data-total]) > [role='cell'] {
      font-size: ${font.s};
    }
    [role='rowheader'] {
      padding-right: 8px;
      text-align: left;
    }
    [data-head] {
      padding-bottom: 8px;
      font-size: ${font.xs};
    }
    [data-head] b {
      display: block;
      width: ${rem(26)};
      margin: 0 auto;
      border-radius: ${radiusFull};
      line-height: ${rem(26)};
      white-space: nowrap;
    }
    [data-today] b {
      background: ${color.brand};
      color: ${color.onBrand};
    }
    [data-day] {
      display: none;
    }
    [data-sum] {
      justify-self: end;
      text-align: right;
    }
    [data-sum] small {
      display: block;
    }
    [data-total] {
      padding-top: 8px;
      font-size: ${font.xs};
    }
  }
  ${media.phone} {
    padding: 0;
    border: 0;
    background: none;
    [data-head],
    [data-total] {
      ${visuallyHidden}
    }
    [role='row']:not([data-head], [data-total]) {
      display: grid;
      /* Seven days, or fewer if the browser sets a larger minimum size of the text. */
      grid-template-columns: repeat(
        auto-fill,
        minmax(max(${percentWidth}, calc((100% - 13px) / 7)), 1fr)
      );
      font-size: ${dayFont};
      gap: 2px;
      margin-bottom: 8px;
      padding: 12px;
      ${framed}
      text-align: center;
    }
    [role='rowheader'] {
      grid-column: 1 / -3;
      font-size: ${font.s};
      grid-row: 1;
      text-align: left;
    }
    [role='row'] > [data-sum] {
      grid-column: -3 / -1;
      grid-row: 1;
      text-align: right;
      /* Large text: the seats stand below the percentage. */
      b,
      small {
        display: inline-block;
        white-space: nowrap;
      }
      small {
        margin-left: 4px;
      }
    }
    [role='cell'] {
      font-size: ${dayFont};
    }
    [role='cell'] a b {
      font-size: ${dayFont};
    }
    [role='cell'] a small {
      font-size: min(${font.xxs}, 3vw);
    }
    [data-day] {
      display: block;
      font-style: normal;
      font-size: ${font.xxs};
    }
  }
`

/** What the shades of the heat map mean. */
export const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 12px 0 0;
  font-size: ${font.xs};
  color: ${color.ink2};
  span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  i {
    box-sizing: border-box;
    width: 18px;
    height: 14px;
    border-radius: ${radiusXs};
  }
  [data-closed] i {
    background: ${closedHatch};
  }
  [data-level='none'] i {
    width: auto;
    height: auto;
  }
  [data-level='none'] i::before {
    content: '–';
  }
`

export const Note = styled.p`
  margin: 8px 0 0;
  font-size: ${font.xs};
  color: ${color.ink2};
`
