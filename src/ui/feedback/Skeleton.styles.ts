import styled from 'styled-components'
import { marked } from '@/ui/styles/marks'
import { color, framed, media, radius, radiusFull, radiusS, target } from '@/ui/tokens'

/**
 * Each row has up to three shapes, placed by the kind of content that they stand for. `--row-height` and
 * `--row-gap` are set around it where the rows that will come have others.
 */
export const Placeholder = styled.div`
  ${marked.page} > & + & {
    margin-top: 16px;
  }
  [data-skeleton-row] {
    display: block;
    box-sizing: border-box;
    position: relative;
  }
  [data-shape] {
    position: absolute;
    background: ${color.sunken};
    border-radius: ${radiusS};
  }
  &:is([data-kind='rows'], [data-kind='people']) {
    ${framed}
  }
  &[data-kind='rows'] [data-skeleton-row] {
    height: var(--row-height, ${target});
    border-bottom: 1px solid ${color.lineSoft};
  }
  &[data-kind='rows'] [data-shape='first'] {
    left: 20px;
    top: 15px;
    width: 32%;
    height: 14px;
  }
  &[data-kind='rows'] [data-shape='second'] {
    left: 46%;
    top: 15px;
    width: 18%;
    height: 14px;
  }
  &[data-kind='rows'] [data-shape='third'] {
    right: 16px;
    top: 15px;
    width: 56px;
    height: 14px;
  }
  &[data-kind='people'] [data-skeleton-row] {
    height: var(--row-height, 64px);
    border-bottom: 1px solid ${color.lineSoft};
  }
  &[data-kind='people'] [data-shape='first'] {
    left: 16px;
    top: 14px;
    width: 36px;
    height: 36px;
    border-radius: ${radiusFull};
  }
  &[data-kind='people'] [data-shape='second'] {
    left: 64px;
    top: 18px;
    width: 34%;
    height: 14px;
  }
  &[data-kind='people'] [data-shape='third'] {
    left: 64px;
    top: 40px;
    width: 22%;
    height: 10px;
  }
  &[data-kind='ticket'] [data-skeleton-row] {
    height: var(--row-height, 132px);
    margin-bottom: 12px;
    ${framed}
  }
  &[data-kind='ticket'] [data-skeleton-row]::before {
    content: '';
    position: absolute;
    top: 0;
    bottom: 0;
    left: 75px;
    border-left: 1px dashed ${color.line};
  }
  &[data-kind='ticket'] [data-shape='first'] {
    left: 14px;
    top: 16px;
    width: 48px;
    height: 20px;
  }
  &[data-kind='ticket'] [data-shape='second'] {
    left: 92px;
    top: 16px;
    width: 44%;
    height: 18px;
  }
  &[data-kind='ticket'] [data-shape='third'] {
    left: 92px;
    right: 16px;
    top: 60px;
    height: 8px;
  }
  &[data-kind='cards'] [data-skeleton-row] {
    height: var(--row-height, 140px);
    margin-bottom: var(--row-gap, 8px);
    ${framed}
  }
  &[data-kind='cards'] [data-shape='first'] {
    left: 16px;
    top: 18px;
    width: 48%;
    height: 18px;
  }
  &[data-kind='cards'] [data-shape='second'] {
    left: 16px;
    top: 54px;
    width: 72px;
    height: 24px;
    border-radius: ${radiusFull};
  }
  &[data-kind='cards'] [data-shape='third'] {
    left: 16px;
    right: 16px;
    top: 100px;
    height: 14px;
  }
  &[data-kind='text'] [data-skeleton-row] {
    height: var(--row-height, 24px);
  }
  &[data-kind='text'] [data-shape='first'] {
    left: 0;
    top: 5px;
    width: 92%;
    height: 14px;
  }
  &[data-kind='text'] [data-skeleton-row]:last-child [data-shape='first'] {
    width: 56%;
  }
  &[data-kind='form'] [data-skeleton-row] {
    height: var(--row-height, 88px);
  }
  &[data-kind='form'] [data-shape='first'] {
    left: 0;
    top: 4px;
    width: 96px;
    height: 14px;
  }
  &[data-kind='form'] [data-shape='second'] {
    left: 0;
    right: 0;
    top: 26px;
    height: 48px;
    border-radius: ${radius};
  }
  &[data-kind='calendar'] {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    ${framed}
    overflow: hidden;
  }
  &[data-kind='calendar'] [data-skeleton-row] {
    height: var(--row-height, 78px);
    border: solid ${color.lineSoft};
    border-width: 0 1px 1px 0;
  }
  &[data-kind='calendar'] [data-shape='first'] {
    left: calc(50% - 10px);
    top: 8px;
    width: 20px;
    height: 16px;
  }
  ${media.phone} {
    &:is([data-kind='rows'], [data-cards]) {
      background: none;
      border: 0;
    }
    &[data-cards] [data-skeleton-row] {
      margin-bottom: 8px;
      ${framed}
    }
    &[data-kind='rows'] [data-skeleton-row] {
      height: var(--row-height, 100px);
      margin-bottom: 8px;
      ${framed}
    }
    &[data-kind='rows'] [data-shape='first'] {
      left: 14px;
      top: 16px;
      width: 48%;
      height: 18px;
    }
    &[data-kind='rows'] [data-shape='second'] {
      left: 14px;
      top: 60px;
      width: 34%;
    }
    &[data-kind='rows'] [data-shape='third'] {
      right: 14px;
      top: 14px;
      width: 72px;
      height: 24px;
      border-radius: ${radiusFull};
    }
  }
  ${media.tablet} {
    &[data-kind='ticket'] [data-skeleton-row]::before {
      left: 95px;
    }
    &[data-kind='ticket'] [data-shape='first'] {
      left: 24px;
    }
    &[data-kind='ticket'] :is([data-shape='second'], [data-shape='third']) {
      left: 112px;
    }
    &[data-kind='form'] [data-skeleton-row] {
      height: var(--row-height, 84px);
    }
    &[data-kind='form'] [data-shape='second'] {
      height: 44px;
    }
    &[data-kind='calendar'] [data-skeleton-row] {
      height: var(--row-height, 108px);
    }
    &[data-kind='calendar'] [data-shape='first'] {
      left: 8px;
    }
  }
`
