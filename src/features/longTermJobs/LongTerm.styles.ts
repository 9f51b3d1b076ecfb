import styled from 'styled-components'
import { TabStrip } from '@/ui/navigation/Tabs.styles'
import { color, font, framed, layer, media, rem, size, weight } from '@/ui/tokens'

export const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: 24px;
  ${media.phone} {
    margin-top: 12px;
  }
  section {
    /* Scrolled to, it stays clear of the header of phones, or of the sticky links on desktops. */
    scroll-margin-top: calc(${size.header} + 8px);
  }
  section > p {
    margin: 0 0 12px;
    color: ${color.ink2};
    font-size: ${font.s};
  }
`

/** The links to the sections stay in view while one scrolls. */
export const Anchors = styled(TabStrip)`
  && {
    position: sticky;
    top: 0;
    z-index: ${layer.sticky};
    background: ${color.bg};
  }
  ${media.phone} {
    && {
      top: ${size.header};
    }
  }
`

/** The jobs as cards, each with its counts. */
export const Jobs = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    gap: 12px;
    padding: 14px 16px;
    ${framed}
  }
  li[data-closed] {
    background: ${color.sunken};
  }
  h3 {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 10px;
    align-items: center;
    margin: 0;
    font-size: ${font.m};
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
  }
  p {
    margin: 4px 0 0;
    color: ${color.ink2};
    font-size: ${font.xs};
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 20px;
    margin: 0;
  }
  dt {
    color: ${color.ink2};
    font-size: ${font.xs};
    white-space: nowrap;
  }
  dd {
    margin: 0;
    font-size: ${font.s};
  }
  dd b {
    font-size: ${font.l};
    font-weight: ${weight.bold};
    font-variant-numeric: tabular-nums;
  }
  dd[data-unanswered] b {
    color: ${color.warningText};
  }
  ${media.tablet} {
    li {
      grid-template-columns: minmax(0, 1fr) auto auto;
      align-items: center;
      gap: 24px;
    }
  }
`

/** The candidates: a table, on phones cards. */
export const Table = styled.div`
  /* The links to the sections are at the top of the screen already. */
  && [data-head] {
    position: static;
  }
  && [data-person] {
    display: flex;
    align-items: center;
    gap: 10px;
    min-width: 0;
  }
  && [data-person] > span:last-child {
    min-width: 0;
  }
  && [data-person] small {
    display: block;
    color: ${color.ink3};
  }
  && [data-wishes],
  && [data-note] {
    color: ${color.ink2};
    font-size: ${font.xs};
    overflow-wrap: anywhere;
  }
  && [data-note] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  ${media.phone} {
    && [role='row'] > :is([data-column='wishes'], [data-column='note']) {
      grid-column: 1 / -1;
    }
    && [role='row']:has([data-empty]) > [data-column='note'] {
      display: none;
    }
  }
  @media screen and (min-width: ${rem(750)}) and (max-width: ${rem(1199.98)}) {
    && [role='table'] {
      --columns: minmax(0, 1.6fr) ${rem(68)} minmax(0, 1.2fr) ${rem(92)} ${rem(116)} !important;
    }
    && [role='row'] > :is([data-column='goodRate'], [data-column='note']) {
      display: none;
    }
  }
`

export const JobHead = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 16px;
  align-items: center;
  margin: 0;
  color: ${color.ink2};
  font-size: ${font.s};
`

/** The space above the warning about the wages. */
export const Warning = styled.div`
  margin-top: 8px;
`
