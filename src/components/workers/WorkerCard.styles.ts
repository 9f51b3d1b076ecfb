import styled from 'styled-components'
import { color, font, framed, weight } from '@/ui/tokens'

/**
 * A page of cards of workers. Not a grid: Firefox prints a grid that does not fit on a sheet of paper from the next
 * sheet on.
 */
export const WorkerCards = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  font-variant-numeric: tabular-nums;
  > ul {
    display: flex;
    flex-direction: column;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

/** One worker: the name and its reading in `data-who`, tags in `data-tags`, and the figures of the page. */
export const WorkerCard = styled.li`
  display: grid;
  gap: 12px;
  padding: 14px 16px;
  ${framed}
  small {
    color: ${color.ink2};
    font-size: ${font.xs};
    line-height: 1.6;
  }
  [data-who] {
    display: flex;
    min-width: 0;
  }
  [data-who] b {
    display: block;
    font-size: ${font.m};
    font-weight: ${weight.bold};
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  [data-who] small {
    display: block;
  }
  [data-tags] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
`
