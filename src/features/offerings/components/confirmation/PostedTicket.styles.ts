import styled from 'styled-components'
import { color, font, framed, media, weight } from '@/ui/tokens'

export const Ticket = styled.div`
  overflow: hidden;
  ${framed}
  font-variant-numeric: tabular-nums;
`
/** The day and the hours of the offering in large figures. */
export const When = styled.div`
  display: grid;
  padding: 14px 16px;
  background: ${color.primaryTint};
  border-bottom: 1px dashed ${color.line};
  &[data-graduates] {
    background: ${color.violetTint};
  }
  > span {
    font-size: ${font.m};
    font-weight: ${weight.bold};
  }
  > b {
    font-size: ${font.xl};
    font-weight: ${weight.bold};
    line-height: 1.3;
  }
  > small {
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  ${media.tablet} {
    padding: 20px 24px;
    > b {
      font-size: ${font.xxl};
    }
  }
`
/** The conditions of the offering side by side, with lines between them. */
export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  border-bottom: 1px solid ${color.lineSoft};
  > div {
    padding: 12px 16px;
  }
  > div + div {
    border-left: 1px solid ${color.lineSoft};
  }
  dt {
    font-size: ${font.xs};
    color: ${color.ink3};
    white-space: nowrap;
  }
  dd {
    margin: 0;
    font-size: ${font.l};
    line-height: 1.3;
    font-weight: ${weight.bold};
    white-space: nowrap;
  }
  dd small {
    margin-left: 1px;
    font-size: ${font.xs};
    font-weight: ${weight.regular};
  }
  ${media.tablet} {
    > div {
      padding: 14px 24px;
    }
  }
`
export const Scale = styled.div`
  padding: 14px 16px 10px;
  ${media.tablet} {
    padding: 16px 24px 12px;
  }
`
