import styled from 'styled-components'
import { Tabs } from '@/ui/navigation/Tabs'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { color, font, media, radius, rem, weight } from '@/ui/tokens'

export const Ways = styled.div`
  display: flex;
  gap: 8px;
  ${media.phone} {
    display: none;
  }
`

export const Filters = styled.div`
  margin-top: 12px;
  ${media.tablet} {
    margin: 16px 0 10px;
  }
`

export const TableArea = styled.div`
  /* && doubles the class, so that these rules override those of DataTable regardless of the load
     order. */
  && {
    /* While loading: as high as the row of the count. */
    > p {
      min-height: ${rem(32)};
      margin: 0 0 8px;
    }
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
    /* A positioned link in a flex container would cover the checkbox beside it. */
    [data-name] > a {
      z-index: auto;
    }
    [data-name] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 2px 6px;
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
      border-radius: 4px;
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
          minmax(0, 1fr) ${rem(100)} !important;
      }
      [role='table']:has([data-card='action']) {
        --columns: minmax(0, 2.4fr) ${rem(56)} ${rem(72)} ${rem(76)} ${rem(88)} ${rem(120)}
          minmax(0, 1fr) ${rem(100)} ${rem(48)} !important;
      }
      [role='table'][data-selectable] {
        --columns: ${rem(48)} minmax(0, 2.4fr) ${rem(56)} ${rem(72)} ${rem(76)} ${rem(88)}
          ${rem(120)} minmax(0, 1fr) ${rem(100)} ${rem(48)} !important;
      }
      [data-head] [data-number] {
        white-space: normal;
      }
      [role='cell'][data-column='groups'] > :first-child:not([data-desktop-only]) {
        display: inline-block;
        height: 20px;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
        vertical-align: middle;
      }
      [data-person] small {
        word-break: keep-all;
      }
    }
    @media screen and (min-width: ${rem(750)}) and (max-width: ${rem(1199.98)}) {
      [role='row'] > :is([data-column='groups'], [data-card='hide']) {
        display: none;
      }
      [role='table'] {
        --columns: minmax(0, 1fr) ${rem(64)} ${rem(76)} ${rem(88)} ${rem(124)} ${rem(104)} !important;
      }
      [role='table']:has([data-card='action']) {
        --columns: minmax(0, 1fr) ${rem(64)} ${rem(76)} ${rem(88)} ${rem(124)} ${rem(104)}
          ${rem(48)} !important;
      }
      [role='table'][data-selectable] {
        --columns: ${rem(48)} minmax(0, 1fr) ${rem(60)} ${rem(68)} ${rem(84)} ${rem(124)}
          ${rem(104)} ${rem(48)} !important;
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
      [data-desktop-only] {
        display: none;
      }
      [role='table'] + [role='table'] {
        margin-top: 0;
      }
      [role='rowgroup'] > [role='row'][data-id] {
        grid-template-columns: repeat(6, minmax(0, 1fr));
        gap: 2px 8px;
        border-radius: ${radius};
      }
      /* Mark and menu are beside the name only; the furigana has the whole width. */
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
        grid-column: span 2;
        padding-top: 8px;
      }
      [role='row'] > [data-column='workedHere'] {
        grid-column: 1 / 3;
      }
      [role='row']
        > :is(
          [data-column='nextShift'],
          [data-column='groups'],
          [data-column='monthLimit']
        )::before {
        display: none;
      }
      [role='row'] > [data-column='nextShift'] {
        grid-column: 1 / 4;
        font-size: ${font.s};
        color: ${color.ink2};
      }
      [role='row'] > [data-column='groups'] {
        grid-column: 1 / 4;
        grid-row: 4;
        padding-top: 4px;
      }
      [role='row'] > [data-column='groups']:has(> [data-desktop-only]) {
        display: none;
      }
      [role='row'] > :is([data-column='monthLimit'], [data-column='workedAnywhere']) {
        grid-column: 4 / -1;
        grid-row: 3 / span 2;
      }
    }
  }
`

/** Has the height of the rows: below the column headings, on phones as separate cards. */
export const RowSkeleton = styled(Skeleton)`
  ${media.phone} {
    && {
      border: 0;
      background: none;
    }
    && i {
      height: ${rem(128)};
      margin-bottom: 8px;
      border: 1px solid ${color.line};
      border-radius: ${radius};
      background: ${color.surface};
    }
  }
  ${media.tablet} {
    && {
      padding-top: 44px;
    }
    && i {
      height: ${rem(60)};
    }
  }
`

/** On phones the tabs touch the header. */
export const ListTabs = styled(Tabs)`
  ${media.phone} {
    && {
      margin: -16px -16px 0;
      background: ${color.surface};
    }
  }
`
