import { createGlobalStyle } from 'styled-components'
import 'react-datepicker/dist/react-datepicker.css'
import {
  color,
  focusRing,
  font,
  framed,
  layer,
  media,
  radius,
  radiusFull,
  rem,
  shadow,
  target,
  weight,
} from '@/ui/tokens'
import { timeListStyles } from './timeListStyles'

/** A global style: the calendar is rendered in a portal outside its field. */
export const CalendarStyle = createGlobalStyle`
  .react-datepicker-wrapper,
  .react-datepicker__input-container {
    display: block;
    width: 100%;
  }
  /* Hidden because it announces times in English; Calendar has its own live region. */
  .react-datepicker__input-container > .react-datepicker__aria-live {
    display: none;
  }
  /* The library's own style sheet is loaded later, so only a selector of higher specificity wins. */
  .react-datepicker-popper.react-datepicker-popper {
    z-index: ${layer.timeDropdown};
    padding: 4px 0;
  }
  [role='dialog'] .react-datepicker-popper.react-datepicker-popper {
    z-index: ${layer.modal + 1};
  }
  /* The ends of the tab loop are placed inside the calendar: a browser scrolls to an end that gets the focus. */
  .react-datepicker__tab-loop__start,
  .react-datepicker__tab-loop__end {
    position: fixed;
    top: 50%;
  }
  .react-datepicker.react-datepicker {
    box-sizing: border-box;
    max-width: calc(100vw - 16px);
    ${framed}
    box-shadow: ${shadow.s2};
    color: ${color.ink};
    font-family: inherit;
    font-size: ${font.s};
    overflow: hidden;
  }
  .react-datepicker.react-datepicker {
    .react-datepicker__month-container {
      float: none;
      width: min(343px, 100vw - 18px);
      padding: 8px;
      box-sizing: border-box;
    }
    .react-datepicker__header {
      padding: 0;
      border: 0;
      background: none;
    }
    .react-datepicker__current-month,
    .react-datepicker-year-header {
      margin: 0;
      font-size: ${font.s};
      font-weight: ${weight.bold};
      line-height: ${target};
      color: ${color.ink};
    }
    .react-datepicker__navigation {
      top: 8px;
      width: ${target};
      height: ${target};
      border-radius: ${radius};
      ${media.hover} {
        &:hover {
          background: ${color.sunken};
        }
      }
      &:focus-visible {
        ${focusRing}
      }
    }
    .react-datepicker__navigation-icon {
      top: 0;
      width: 9px;
      height: 9px;
    }
    .react-datepicker__navigation-icon::before {
      border-color: ${color.ink2};
      border-width: 2px 2px 0 0;
      top: 0;
      left: 0;
      right: auto;
    }
    .react-datepicker__month {
      margin: 0;
    }
    .react-datepicker__day-names,
    .react-datepicker__week {
      display: grid;
      grid-template-columns: repeat(7, 1fr);
      margin: 0;
    }
    .react-datepicker__day-name {
      width: auto;
      margin: 0;
      color: ${color.ink2};
      font-size: ${font.xs};
      line-height: ${rem(24)};
    }
    .react-datepicker__day {
      position: relative;
      z-index: 0;
      display: grid;
      place-items: center;
      width: auto;
      height: ${target};
      margin: 0;
      border-radius: ${radiusFull};
      background: none;
      color: ${color.ink};
      line-height: 1;
      font-weight: ${weight.regular};
      text-shadow: none;
    }
    .react-datepicker__day::before {
      content: '';
      position: absolute;
      inset: 3px calc(50% - 19px);
      border-radius: ${radiusFull};
      z-index: -1;
    }
    ${media.hover} {
      .react-datepicker__day:not(.react-datepicker__day--selected):hover::before {
        background: ${color.sunken};
      }
    }
    .react-datepicker__day:focus-visible {
      outline: none;
      &::before {
        ${focusRing}
      }
    }
    .react-datepicker__day--holidays,
    .dp-sun {
      color: ${color.holiday};
    }
    .dp-sat:not(.react-datepicker__day--holidays) {
      color: ${color.saturday};
    }
    .react-datepicker__day.react-datepicker__day--outside-month,
    .react-datepicker__day.react-datepicker__day--disabled {
      color: ${color.ink3};
    }
    .react-datepicker__day--disabled {
      text-decoration: line-through;
      text-decoration-color: ${color.line};
      &::before {
        background: none;
      }
    }
    .dp-today.react-datepicker__day {
      color: ${color.onBrand};
      font-weight: ${weight.bold};
      &::before {
        background: ${color.brand};
      }
    }
    .react-datepicker__day--selected {
      color: ${color.onFill};
      font-weight: ${weight.bold};
      &::before {
        background: ${color.primaryFill};
      }
    }
    .react-datepicker__day--selected.dp-today {
      color: ${color.onFill};
      &::before {
        background: ${color.primaryFill};
        box-shadow: 0 0 0 2px ${color.brand};
      }
    }
    .react-datepicker__month-text,
    .react-datepicker__year-text {
      display: inline-grid;
      place-items: center;
      width: calc(33.3% - 8px);
      height: ${target};
      margin: 4px;
      border-radius: ${radius};
      background: none;
      color: ${color.ink};
      ${media.hover} {
        &:hover {
          background: ${color.sunken};
        }
      }
      &:focus-visible {
        ${focusRing}
      }
    }
    .react-datepicker__year--container,
    .react-datepicker__year {
      width: min(343px, 100vw - 18px);
      margin: 0;
    }
    .react-datepicker__year-wrapper {
      max-width: none;
    }
    .react-datepicker__month-text--selected,
    .react-datepicker__year-text--selected {
      background: ${color.primaryFill};
      color: ${color.onFill};
      font-weight: ${weight.bold};
    }
    .react-datepicker__month-text--disabled,
    .react-datepicker__year-text--disabled {
      color: ${color.ink3};
      text-decoration: line-through;
    }
    .react-datepicker__header__dropdown {
      display: flex;
      justify-content: center;
      gap: 8px;
      select,
      button {
        min-height: ${rem(32)};
        font: inherit;
      }
    }
    .react-datepicker__children-container {
      width: auto;
      margin: 0;
      padding: 0;
    }
    .dp-foot {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 10px;
      min-height: ${rem(20)};
      margin: 4px 0 0;
      padding: 6px 8px 4px;
      border-top: 1px solid ${color.lineSoft};
      color: ${color.ink2};
      font-size: ${font.xs};
      line-height: ${rem(20)};
      i {
        width: 12px;
        height: 12px;
        margin-right: -6px;
        border-radius: ${radiusFull};
        background: ${color.brand};
      }
    }
    ${timeListStyles}
  }
`
