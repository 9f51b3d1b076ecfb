import type { ReactNode } from 'react'
import { FigureTable } from '@/ui/data-display/FigureTable'
import * as S from './Chart.styles'

/** The size of the drawing area in SVG units; it is stretched to the width of the card. */
export const CHART_WIDTH = 300
export const CHART_HEIGHT = 64

type Props = {
  title: string
  value: ReactNode
  words: string
  headings: readonly string[]
  rows: readonly (readonly string[])[]
  foot: ReactNode
  children: ReactNode
}

/**
 * A small chart with its figure above and the same data as a table below. `words` is its text
 * alternative.
 */
export function Chart({ title, value, words, headings, rows, foot, children }: Props) {
  return (
    <S.Figure>
      <figcaption>
        <span>{title}</span>
        <span>
          本日まで<b>{value}</b>
        </span>
      </figcaption>
      <svg
        role='img'
        aria-label={words}
        viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
        preserveAspectRatio='none'
      >
        {children}
      </svg>
      <p>{foot}</p>
      <FigureTable title={title} headings={headings} rows={rows} />
    </S.Figure>
  )
}
