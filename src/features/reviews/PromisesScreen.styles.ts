import styled from 'styled-components'
import { color, font, media, rem, target, weight } from '@/ui/tokens'

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  font-size: ${font.s};
  color: ${color.ink2};
`

export const Explanation = styled.p`
  margin: 0;
  font-size: ${font.s};
  line-height: 1.7;
  color: ${color.ink2};
`

export const Findings = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0 0 8px;
  padding: 0;
  list-style: none;
  font-size: ${font.s};
  font-weight: ${weight.bold};
  color: ${color.warningText};
  li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  svg {
    flex: none;
  }
`

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  > li {
    display: grid;
    gap: 4px 16px;
    padding: 12px 0;
    border-top: 1px solid ${color.lineSoft};
  }
  b {
    font-size: ${font.s};
    font-weight: ${weight.bold};
  }
  p {
    margin: 0;
    line-height: 1.7;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
  }
  ${media.tablet} {
    > li {
      grid-template-columns: ${rem(128)} minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`

/** A long text of a posting, cut after three lines. */
export const Clamped = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
`
