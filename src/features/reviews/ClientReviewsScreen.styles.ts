import styled from 'styled-components'
import { color, font, framed, media, radiusFull, rem, weight } from '@/ui/tokens'

export const Reviews = styled.div`
  display: grid;
  /* The row of conditions scrolls instead of widening the page. */
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`

/** As high as the evaluation that it stands for. */
export const EvaluationPending = styled.div`
  --row-height: 459px;
  --row-gap: 0;
  ${media.tablet} {
    --row-height: 216px;
  }
`

/** The evaluation of the store: the Good rate, the questions and the trend. */
export const Evaluation = styled.section`
  display: grid;
  gap: 20px;
  font-variant-numeric: tabular-nums;
  h2 {
    margin: 0;
    font-size: ${font.s};
    font-weight: ${weight.bold};
    color: ${color.ink2};
  }
  p {
    margin: 0;
  }
  dl {
    display: grid;
    gap: 10px;
    margin: 0;
    align-content: start;
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 8px;
    font-size: ${font.s};
  }
  dd {
    margin: 0;
    font-weight: ${weight.bold};
  }
  ${media.tablet} {
    grid-template-columns: ${rem(180)} minmax(0, 1fr) minmax(0, 1.4fr);
    gap: 32px;
  }
`

export const GoodRate = styled.div`
  && {
    strong {
      font-size: ${font.xxl};
      line-height: 1.2;
      font-weight: ${weight.bold};
    }
    small {
      margin-left: 2px;
      font-size: ${font.m};
    }
  }
`

export const ReviewCount = styled.p`
  && {
    font-size: ${font.xs};
    color: ${color.ink2};
  }
`

export const ShareBar = styled.span`
  grid-column: 1 / -1;
  height: 8px;
  border-radius: ${radiusFull};
  background: ${color.sunken};
  overflow: hidden;
  i {
    display: block;
    width: calc(var(--share) * 1%);
    height: 100%;
    border-radius: inherit;
    background: ${color.successText};
  }
`

/** The trend of the Good rate: a line above bars for the number of reviews. */
export const RateFigure = styled.figure`
  margin: 0;
  min-width: 0;
  figcaption {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  > svg {
    display: block;
    width: 100%;
    height: 80px;
    margin-top: 8px;
    overflow: visible;
  }
  svg [data-part='count'] {
    fill: ${color.sunken};
  }
  svg [data-part='line'] {
    fill: none;
    stroke: ${color.primary};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  svg [data-part='dot'] {
    fill: ${color.primary};
  }
  svg [data-part='now'] {
    fill: ${color.ink};
  }
  svg [data-part='base'],
  svg [data-part='top'] {
    stroke: ${color.line};
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }
  svg [data-part='top'] {
    stroke-dasharray: 3 3;
  }
  > p {
    display: flex;
    margin: 4px 0 0;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  > p span {
    flex: 1 1 0;
    min-width: 0;
    text-align: center;
    white-space: nowrap;
  }
  ${media.forced} {
    svg [data-part] {
      forced-color-adjust: none;
    }
  }
`

/** One review of the store with its answers, comment and reply. */
export const ReviewCard = styled.article`
  outline: none;
  display: grid;
  gap: 10px;
  padding: 16px;
  ${framed}
  font-variant-numeric: tabular-nums;
  header {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  header p {
    flex: 1;
    min-width: 0;
    margin: 0;
  }
  header b {
    font-size: ${font.s};
    font-weight: ${weight.bold};
  }
  header small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  li > span {
    margin-right: 4px;
    font-weight: ${weight.bold};
    color: ${color.successText};
  }
  li[data-denied] > span {
    color: ${color.dangerText};
  }
  blockquote {
    margin: 0;
    padding: 10px 14px;
    border-left: 3px solid ${color.primary};
    background: ${color.bg};
    font-size: ${font.s};
    line-height: 1.7;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  blockquote b {
    display: block;
    font-size: ${font.xs};
  }
  blockquote small {
    display: block;
    margin-top: 4px;
    color: ${color.ink2};
    font-size: ${font.xs};
  }
  footer {
    display: flex;
    align-items: center;
    gap: 12px;
  }
`

export const Kind = styled.span`
  && {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    flex: none;
    height: ${rem(32)};
    padding: 0 12px 0 10px;
    border-radius: ${radiusFull};
    background: ${color.successTint};
    color: ${color.successText};
    font-size: ${font.s};
    font-weight: ${weight.bold};
    &[data-kind='bad'] {
      background: ${color.dangerTint};
      color: ${color.dangerText};
    }
  }
`

export const Comment = styled.p`
  && {
    margin: 0;
    font-size: ${font.m};
    line-height: 1.8;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`
