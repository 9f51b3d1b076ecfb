import styled, { css } from 'styled-components'
import { color, font, framed, media, rem, weight } from '@/ui/tokens'

const columns = css`
  grid-template-columns: ${rem(116)} minmax(0, 1fr) ${rem(208)};
  gap: 16px;
`
/** Lines with the day at the left and the amounts at the right; one below the other on phones. */
export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  ${framed}
  font-size: ${font.s};
  font-variant-numeric: tabular-nums;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    padding: 14px 16px;
  }
  li + li {
    border-top: 1px solid ${color.lineSoft};
  }
  time {
    font-weight: ${weight.bold};
  }
  time small {
    margin-left: 8px;
    font-size: ${font.xs};
    font-weight: ${weight.regular};
    color: ${color.ink2};
    white-space: nowrap;
  }
  p {
    margin: 2px 0;
    line-height: 1.7;
    color: ${color.ink2};
    /* Amounts stay whole: not every browser breaks Japanese between phrases. */
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  dl {
    display: flex;
    gap: 24px;
    margin: 0;
  }
  dt {
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  dd {
    margin: 0;
    white-space: nowrap;
  }
  ${media.tablet} {
    li {
      ${columns}
      padding: 14px 24px;
    }
    time small {
      display: block;
      margin: 2px 0 0;
    }
    dl {
      text-align: right;
    }
    dl > div {
      flex: 1;
    }
  }
  &[data-dense] {
    border: 0;
    border-radius: 0;
    li {
      display: flex;
      flex-wrap: wrap;
      justify-content: flex-end;
      gap: 0 12px;
      padding: 8px 16px;
    }
    li > div {
      flex: 0 0 100%;
      order: 2;
    }
    time {
      flex: 1;
      min-width: min-content;
      font-size: ${font.xs};
    }
    p {
      margin: 0;
      font-size: ${font.xs};
      line-height: 1.5;
    }
    dl {
      order: 1;
      gap: 12px;
      text-align: right;
    }
    dl > div:last-child {
      width: ${rem(74)};
      color: ${color.ink2};
    }
    ${media.tablet} {
      li {
        ${columns}
        display: grid;
        padding: 8px 24px;
      }
      li > div,
      dl {
        order: 0;
      }
      time {
        font-size: ${font.s};
      }
      time small {
        margin: 0;
      }
    }
  }
`
/** The one row of headings of dense lines. */
export const Headings = styled.div`
  display: flex;
  gap: 12px;
  padding: 6px 16px;
  border-bottom: 1px solid ${color.lineSoft};
  font-size: ${font.xs};
  color: ${color.ink2};
  text-align: right;
  span:first-child {
    flex: 1;
    text-align: left;
  }
  span:last-child {
    width: ${rem(74)};
  }
  ${media.tablet} {
    padding: 6px 24px;
    span + span,
    span:last-child {
      width: ${rem(98)};
    }
  }
`
export const Search = styled.div`
  max-width: ${rem(400)};
  padding: 12px 16px;
  ${media.tablet} {
    padding: 12px 24px;
  }
`
export const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
`
export const Empty = styled.p`
  margin: 0;
  padding: 16px 24px;
  font-size: ${font.s};
  color: ${color.ink2};
`
export const Paging = styled.div`
  padding: 0 16px;
`
