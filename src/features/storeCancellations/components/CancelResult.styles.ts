import styled from 'styled-components'
import { color, font, framed, media, weight } from '@/ui/tokens'

/** Who was cancelled and who was not, with the reasons. */
export const Result = styled.div`
  display: grid;
  gap: 20px;
  max-width: 640px;
  font-variant-numeric: tabular-nums;
  h2:focus:not(:focus-visible) {
    outline: none;
    box-shadow: none;
  }
  h3 {
    margin-bottom: 8px;
    font-size: ${font.s};
    color: ${color.ink2};
  }
  ul {
    ${framed}
  }
  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) minmax(0, 1.4fr);
    gap: 12px;
    padding: 12px 16px;
    line-height: 1.5;
  }
  li + li {
    border-top: 1px solid ${color.lineSoft};
  }
  li b {
    display: block;
    font-weight: ${weight.bold};
  }
  li small {
    display: block;
    color: ${color.ink2};
  }
  li > span:last-child {
    text-align: right;
  }
  li[data-failed] > span:last-child {
    text-align: left;
    color: ${color.ink2};
  }
  svg {
    margin-top: 1px;
    color: ${color.successText};
  }
  [data-failed] svg {
    color: ${color.danger};
  }
  ${media.phone} {
    li[data-failed] {
      grid-template-columns: 20px minmax(0, 1fr);
    }
    li[data-failed] > span:last-child {
      grid-column: 2;
    }
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  ${media.phone} {
    > * {
      flex: 1 1 100%;
    }
  }
`
