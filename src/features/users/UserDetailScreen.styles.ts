import styled from 'styled-components'
import { Link } from '@/ui/buttons/Link'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { color, font, media, radius, weight } from '@/ui/tokens'

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: center;
  margin: 0 0 16px;
  > div:nth-child(2) {
    flex: 1;
    min-width: 0;
  }
  h1 {
    margin: 0;
    font-size: ${font.l};
    line-height: 1.4;
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
    &:focus:not(:focus-visible) {
      outline: none;
    }
  }
  p {
    margin: 0;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  [data-marks] {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-top: 6px;
  }
  [data-acts] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    flex: 1 0 100%;
    > :is(button, a) {
      flex: 1 0 auto;
    }
  }
  ${media.tablet} {
    h1 {
      font-size: ${font.xl};
    }
    [data-acts] {
      flex: none;
      align-items: center;
    }
  }
`

export const NextShiftLink = styled(Link)`
  display: flex;
  align-items: stretch;
  gap: 12px;
  min-height: 56px;
  margin-bottom: 16px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.surface};
  color: ${color.ink};
  text-decoration: none;
  line-height: 1.4;
  > span:first-child {
    display: grid;
    place-items: center;
    min-width: 56px;
    padding: 0 8px;
    border-right: 1px dashed ${color.control};
    background: ${color.sunken};
    font-weight: ${weight.bold};
    font-size: ${font.s};
  }
  &[data-today] > span:first-child {
    background: ${color.brand};
    color: ${color.onBrand};
    border-right-color: ${color.ink};
  }
  > span:nth-child(2) {
    flex: 1;
    min-width: 0;
    padding: 10px 0;
  }
  b {
    font-weight: ${weight.bold};
    word-break: auto-phrase;
  }
  small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink3};
    word-break: auto-phrase;
  }
  > svg {
    align-self: center;
    flex: none;
    margin-right: 12px;
    color: ${color.control};
  }
`

export const Stats = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  margin: 0 0 28px;
  padding: 4px 0;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.surface};
  > div {
    padding: 10px 14px;
    min-width: 0;
  }
  dt {
    font-size: ${font.xs};
    color: ${color.ink3};
    white-space: nowrap;
  }
  dd {
    margin: 0;
    font-size: ${font.s};
    color: ${color.ink2};
    line-height: 1.3;
  }
  b {
    margin-right: 1px;
    font-size: ${font.l};
    font-weight: ${weight.bold};
    color: ${color.ink};
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 359.98px) {
    grid-template-columns: repeat(2, 1fr);
  }
  ${media.tablet} {
    grid-template-columns: repeat(5, 1fr);
    padding: 8px 0;
    > div {
      padding: 10px 20px;
    }
    > div + div {
      border-left: 1px solid ${color.lineSoft};
    }
  }
`

export const BodySkeleton = styled(Skeleton)`
  margin-top: 16px;
`
