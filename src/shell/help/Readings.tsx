import { Fragment } from 'react'
import { readingsOf } from './helpText'

/** A phrase with the readings above its words (furigana). */
export function Readings({ children }: { children: string }) {
  return readingsOf(children).map(({ word, kana }, i) =>
    kana === undefined ? (
      <Fragment key={`${i} ${word}`}>{word}</Fragment>
    ) : (
      <ruby key={`${i} ${word}`}>
        {word}
        <rp>(</rp>
        <rt>{kana}</rt>
        <rp>)</rp>
      </ruby>
    ),
  )
}
