import styled from 'styled-components'
import { color, font, weight } from '@/ui/tokens'

export const Section = styled.section`
  h2 {
    display: flex;
    align-items: center;
    gap: 8px;
    margin: 0;
    font-size: ${font.m};
    font-weight: ${weight.bold};
  }
  p {
    margin: 4px 0 0;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  li {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 12px 0;
    border-top: 1px solid ${color.lineSoft};
  }
  li:first-child {
    border-top: 0;
  }
  li:last-child {
    padding-bottom: 0;
  }
  li > span {
    flex: 1;
    min-width: 0;
  }
  li b {
    font-weight: ${weight.bold};
  }
  li small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  li > i {
    flex: none;
    font-style: normal;
    color: ${color.ink2};
  }
`
