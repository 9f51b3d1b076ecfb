import { css } from 'styled-components'
import { color, font, media, rem, weight } from '@/ui/tokens'

/** The cells of the matched workers, in the table and in the cards; part of `Section` in `MatchedWorkers.styles`. */
export const matchedWorkerCells = css`
  [data-person] {
    display: flex;
    gap: 12px;
    align-items: flex-start;
  }
  [data-person] > span:last-child {
    min-width: 0;
  }
  ${media.print} {
    [data-person] > :first-child {
      display: none;
    }
  }
  [data-person] b {
    display: block;
    font-weight: ${weight.bold};
  }
  [data-person] small,
  [data-recorded] {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  [data-notes='card'] {
    display: none;
  }
  [data-notes='table'] small:not([data-recorded]) {
    display: inline-block;
  }
  [data-bonus] {
    display: block;
    ${media.tablet} {
      span {
        display: block;
      }
    }
  }
  [data-tags] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
    margin-top: 4px;
  }
  ${media.phone} {
    [data-notes='card'] {
      display: block;
    }
    [data-notes='table'] {
      display: none;
    }
    [data-person] b {
      font-size: ${font.m};
    }
    [data-rates] {
      margin-top: 4px;
    }
    [role='row'][data-id] > [data-card='fact'] {
      margin-top: 8px;
      padding-top: 8px;
      text-align: left;
    }
    [role='row'][data-id] > [data-card='chip'] {
      right: 14px;
      text-align: right;
    }
    [role='row'][data-id] > [data-card='title'] {
      padding-right: 0;
    }
    [data-person] > span:last-child {
      flex: 1;
    }
    [data-person] b {
      padding-right: 96px;
    }
    [role='row'][data-id] > [data-card='action'] {
      position: static;
      grid-column: 1 / -1;
      margin-top: 8px;
    }
    /* Rows with a tick box are indented by 38px more; their buttons start at the edge of the card nevertheless. */
    [data-selectable] [role='row'][data-id] > [data-card='action'] {
      margin-left: -38px;
    }
  }
  ${media.largeText} {
    /* The chip is on a separate line. */
    [data-person] b {
      padding-right: 0;
    }
  }
  ${media.tablet} {
    [role='row'][data-id] {
      min-height: 60px;
    }
    /* Two lines: the name with its first mark, and the furigana. */
    [data-person] > span:last-child {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 8px;
    }
    [data-tags] {
      margin: 0;
    }
    [data-tags] > :nth-child(n + 2) {
      display: none;
    }
    [data-person] > span:last-child > :is([data-kana], [data-rates]) {
      order: 1;
      flex: 1 0 100%;
    }
  }
  @media screen and (min-width: ${rem(1024)}) {
    [data-person] [data-rates] {
      display: none;
    }
  }
  @media screen and (min-width: ${rem(1024)}) and (max-width: ${rem(1439.98)}) {
    [role='table'] {
      --columns: minmax(0, 1fr) ${rem(112)} ${rem(88)} ${rem(60)} ${rem(104)} ${rem(128)} ${rem(92)} !important;
    }
    [role='table'][data-selectable] {
      --columns: ${rem(52)} minmax(0, 1fr) ${rem(88)} ${rem(88)} ${rem(60)} ${rem(112)} ${rem(128)}
        ${rem(100)} !important;
    }
    [role='row'] > [data-column='matchedAt'] {
      display: none;
    }
  }
  @media screen and (min-width: ${rem(750)}) and (max-width: ${rem(1023.98)}) {
    [role='table'] {
      --columns: minmax(0, 1fr) ${rem(88)} ${rem(60)} ${rem(96)} ${rem(128)} ${rem(100)} !important;
    }
    [role='table'][data-selectable] {
      --columns: ${rem(52)} minmax(0, 1fr) ${rem(88)} ${rem(60)} ${rem(96)} ${rem(128)} ${rem(100)} !important;
    }
    [role='row'] > [data-card='hide'] {
      display: none;
    }
  }
  @media screen and (min-width: ${rem(750)}) and (max-width: ${rem(949.98)}) {
    [role='table'] {
      --columns: minmax(0, 1fr) ${rem(84)} ${rem(56)} ${rem(80)} ${rem(112)} ${rem(84)} !important;
    }
    [role='table'][data-selectable] {
      --columns: ${rem(44)} minmax(0, 1fr) ${rem(84)} ${rem(56)} ${rem(80)} ${rem(112)} ${rem(84)} !important;
    }
    [role='row'] > :is([role='cell'], [role='columnheader']) {
      padding-inline: 5px;
    }
  }
`
