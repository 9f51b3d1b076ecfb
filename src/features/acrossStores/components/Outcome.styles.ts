import styled from 'styled-components'
import { color, focusRing, font, framed, weight } from '@/ui/tokens'

/** The frame of a result, with the lines of its stores. */
export const Surface = styled.section`
  display: grid;
  gap: 12px;
  justify-items: start;
  margin: 12px 0 16px;
  padding: 16px;
  ${framed}
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
    width: 100%;
  }
  > header > span {
    font-size: ${font.s};
    color: ${color.warningText};
  }
  h2 {
    margin: 0;
    font-size: ${font.m};
    font-weight: ${weight.bold};
  }
  h2:focus-visible {
    ${focusRing}
  }
  ul {
    display: grid;
    gap: 8px;
    width: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  p {
    margin: 4px 0 0 24px;
    font-size: ${font.s};
    color: ${color.ink2};
  }
`
export const Line = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  font-size: ${font.s};
  svg {
    flex: none;
    color: ${color.successText};
  }
  > span {
    margin-left: auto;
    text-align: right;
  }
  &[data-failed] svg,
  &[data-failed] > span {
    color: ${color.warningText};
  }
`
