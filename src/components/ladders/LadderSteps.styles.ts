import styled from 'styled-components'
import { color, font, framed, media, radiusFull, weight } from '@/ui/tokens'

/** Width and height of the mark before each step. */
const MARK_SIZE = '32px'

/** The steps one below the other; the mark of a step shows whether it is done, current, skipped or stopped. */
export const Steps = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    position: relative;
    display: grid;
    grid-template-columns: ${MARK_SIZE} minmax(0, 1fr);
    gap: 12px;
    padding-bottom: 12px;
  }
  > li:not(:last-child)::before {
    content: '';
    position: absolute;
    top: ${MARK_SIZE};
    bottom: 0;
    left: 15px;
    border-left: 2px solid ${color.line};
  }
  > [data-state='done']:not(:last-child)::before {
    border-color: ${color.ink2};
  }
  > [data-state='current']:not(:last-child)::before {
    border-left-style: dashed;
    border-color: ${color.primary};
  }
  [data-mark] {
    display: grid;
    place-items: center;
    width: ${MARK_SIZE};
    height: ${MARK_SIZE};
    border: 2px solid ${color.control};
    border-radius: ${radiusFull};
    background: ${color.surface};
    font-size: ${font.s};
    font-weight: ${weight.bold};
  }
  > [data-state='done'] > [data-mark] {
    border-color: ${color.ink2};
    background: ${color.ink2};
    color: ${color.surface};
  }
  > [data-state='current'] > [data-mark] {
    border: 4px solid ${color.primary};
  }
  > :is([data-state='skipped'], [data-state='stopped']) > [data-mark] {
    border-style: dashed;
    color: ${color.ink3};
  }
  [data-card] {
    display: grid;
    gap: 10px;
    min-width: 0;
    padding: 14px 16px;
    ${framed}
  }
  > [data-state='current'] > [data-card] {
    border: 2px solid ${color.primary};
    padding: 13px 15px;
  }
  [data-head] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
  }
  h3 {
    margin: 0;
    font-size: ${font.m};
    font-weight: ${weight.bold};
  }
  [data-when] {
    margin-left: auto;
    font-size: ${font.s};
    color: ${color.ink2};
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 32px;
    margin: 0;
  }
  dt {
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  dd {
    margin: 0;
    font-size: ${font.m};
    font-weight: ${weight.bold};
  }
  dd[data-words] {
    font-size: ${font.s};
    font-weight: ${weight.regular};
  }
  dd small {
    font-size: ${font.xs};
    font-weight: ${weight.regular};
  }
  [data-buttons] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
  }
  ${media.phone} {
    [data-when] {
      margin-left: 0;
      width: 100%;
    }
  }
`
