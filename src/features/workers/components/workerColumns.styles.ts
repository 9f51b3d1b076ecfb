import { css } from 'styled-components'
import { color, font, media, radiusS, rem, weight } from '@/ui/tokens'

/** The cells of the list of workers, in table and cards; part of `TableArea` in `WorkerListScreen.styles`. */
export const userCells = css`
  [data-person] {
    display: flex;
    align-items: center;
    gap: 10px;
    min-width: 0;
  }
  [data-person] > span:last-child {
    min-width: 0;
  }
  [data-person] small {
    display: block;
  }
  /* The z-index of the link would make it cover the checkbox beside it. */
  [data-name] > a {
    z-index: auto;
  }
  [data-name] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 6px;
  }
  /* 「ほか3」 is one word. */
  [data-more] {
    white-space: nowrap;
  }
  [data-number] b {
    font-size: ${font.m};
    font-weight: ${weight.bold};
  }
  [data-number] small {
    color: ${color.ink2};
  }
  [data-high] b,
  [data-high] small,
  [data-near] small {
    color: ${color.warningText};
    font-weight: ${weight.bold};
  }
  mark {
    display: inline-block;
    padding: 2px 6px;
    border-radius: ${radiusS};
    background: ${color.brand};
    color: ${color.onBrand};
    font-size: ${font.xs};
    font-weight: ${weight.bold};
    white-space: nowrap;
  }
  [data-limit] {
    display: grid;
    gap: 3px;
  }
  [data-limit] > :first-child {
    min-width: 84px;
  }
  ${media.tablet} {
    [data-phone-only] {
      display: none;
    }
    [role='row'][data-id] {
      min-height: ${rem(60)};
    }
    [role='row'] > [data-card='chip'] {
      display: none;
    }
    /* The mark has its own column on phones only: here it is shown beside the name. */
    [role='table'] {
      --columns: minmax(0, 2.4fr) ${rem(56)} ${rem(72)} ${rem(76)} ${rem(88)} ${rem(120)}
        minmax(${rem(112)}, 1fr) ${rem(100)} !important;
    }
    [role='table']:has([data-card='action']) {
      --columns: minmax(0, 2.4fr) ${rem(56)} ${rem(72)} ${rem(76)} ${rem(88)} ${rem(120)}
        minmax(${rem(112)}, 1fr) ${rem(100)} ${rem(48)} !important;
    }
    [role='table'][data-selectable] {
      --columns: ${rem(48)} minmax(0, 2.4fr) ${rem(56)} ${rem(72)} ${rem(76)} ${rem(88)} ${rem(120)}
        minmax(${rem(112)}, 1fr) ${rem(100)} ${rem(48)} !important;
    }
    [data-head] [data-number] {
      white-space: normal;
    }
    [role='cell'][data-column='groups'] > :first-child:not([data-desktop-only]) {
      white-space: normal;
      overflow-wrap: anywhere;
    }
    [data-person] small {
      word-break: keep-all;
    }
  }
  @media screen and (min-width: ${rem(750)}) and (max-width: ${rem(1199.98)}) {
    [role='row'] > :is([data-column='groups'], [data-column='lastWorked']) {
      display: none;
    }
    [role='table'] {
      --columns: minmax(0, 1fr) ${rem(64)} ${rem(76)} ${rem(88)} ${rem(124)} ${rem(104)} !important;
    }
    [role='table']:has([data-card='action']) {
      --columns: minmax(0, 1fr) ${rem(64)} ${rem(76)} ${rem(88)} ${rem(124)} ${rem(104)} ${rem(48)} !important;
    }
    [role='table'][data-selectable] {
      --columns: ${rem(48)} minmax(0, 1fr) ${rem(60)} ${rem(68)} ${rem(84)} ${rem(124)} ${rem(104)}
        ${rem(48)} !important;
    }
  }
  @media screen and (min-width: ${rem(750)}) and (max-width: ${rem(899.98)}) {
    [role='row'] > :is([data-column='lateCancels'], [data-column='nextShift']) {
      display: none;
    }
    [role='table'] {
      --columns: minmax(0, 1fr) ${rem(64)} ${rem(76)} ${rem(104)} !important;
    }
    [role='table']:has([data-card='action']) {
      --columns: minmax(0, 1fr) ${rem(64)} ${rem(76)} ${rem(104)} ${rem(48)} !important;
    }
    [role='table'][data-selectable] {
      --columns: ${rem(48)} minmax(0, 1fr) ${rem(64)} ${rem(76)} ${rem(104)} ${rem(48)} !important;
    }
  }
  ${media.phone} {
    [data-desktop-only],
    [data-person] small[data-desktop-only] {
      display: none;
    }
    [role='table'] + [role='table'] {
      margin-top: 0;
    }
    /* Two lines: the worker, and the facts that decide whether to ask them. */
    [role='rowgroup'] > [role='row'][data-id] {
      grid-template-columns: auto auto minmax(0, 1fr);
      gap: 4px 12px;
    }
    [role='row'] > [data-card='chip'] {
      top: ${rem(20)};
    }
    [role='row'] > [data-card='action'] {
      top: 10px;
    }
    /* Mark and menu are beside the name; the searched experience has the whole width. */
    [role='row']:has(> [data-card]) > [data-card='title'] {
      padding-right: 0;
    }
    [role='row'] > [data-card='title'] [data-name] {
      padding-right: 40px;
    }
    [role='row']:has(> [data-card='chip'] > *) > [data-card='title'] [data-name] {
      padding-right: 128px;
    }
    [role='row']:has(> [data-card='chip'] [data-long]) > [data-card='title'] [data-name] {
      padding-right: 166px;
    }
    /* With large text the mark is as wide as the card, so the name is below it. */
    ${media.largeText} {
      [role='row']:has(> [data-card='chip'] > *) > [data-card='title'] [data-name],
      [role='row']:has(> [data-card='chip'] [data-long]) > [data-card='title'] [data-name] {
        padding-top: ${rem(28)};
        padding-right: 40px;
      }
    }
    [role='row'] > [data-card='fact'] {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      color: ${color.ink2};
    }
    [role='row'] > [data-card='fact']::before {
      display: inline;
      margin-right: 4px;
    }
    [role='row'] > :is([data-column='nextShift'], [data-column='monthLimit'])::before,
    [data-limit] > :first-child {
      display: none;
    }
    [data-number] b {
      font-size: inherit;
    }
    /* The limit is shown only once it is near; then it replaces the next shift. */
    [role='row'] > [data-column='monthLimit']:not(:has([data-near])),
    [role='row']:has([data-near]) > [data-column='nextShift'],
    [role='row']:has([data-found]) > [data-card='fact'] {
      display: none;
    }
  }
`
