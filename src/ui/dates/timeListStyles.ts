import { css } from 'styled-components'
import { color, focusRing, font, media, rem, target, weight } from '@/ui/tokens'

/** The date picker's list of times. Doubled classes win over the library's own style sheet, which is loaded later. */
export const timeListStyles = css`
  .react-datepicker__time-container {
    float: none;
    width: ${rem(128)};
    border: 0;
  }
  .react-datepicker__time {
    background: none;
    border-radius: 0;
  }
  .react-datepicker__time-box {
    width: 100%;
    border-radius: 0;
  }
  .react-datepicker-time__header {
    font-size: ${font.s};
    line-height: ${rem(36)};
    color: ${color.ink};
  }
  .react-datepicker__header--time {
    border-bottom: 1px solid ${color.line};
  }
  .react-datepicker__time-list {
    height: ${rem(264)};
  }
  .react-datepicker__time-list.react-datepicker__time-list
    li.react-datepicker__time-list-item.react-datepicker__time-list-item {
    display: grid;
    place-items: center;
    height: ${target};
    padding: 0;
    font-variant-numeric: tabular-nums;
    ${media.hover} {
      &:hover {
        background: ${color.sunken};
      }
    }
    &:focus-visible {
      ${focusRing}
    }
  }
  .react-datepicker__time-list.react-datepicker__time-list
    li.react-datepicker__time-list-item.react-datepicker__time-list-item--selected {
    background: ${color.primaryTint};
    color: ${color.primaryText};
    font-weight: ${weight.bold};
  }
  .react-datepicker__time-list.react-datepicker__time-list
    li.react-datepicker__time-list-item.react-datepicker__time-list-item--disabled {
    color: ${color.ink3};
    text-decoration: line-through;
  }
`
