import { Fragment } from 'react'
import { HelpArticle } from './HelpArticle'
import type { HelpScreen } from './helpScreens'
import { readingsOf } from './helpText'
import { easyJapaneseHeadings, easyJapaneseTexts } from './texts/easyJapanese'

/** A phrase with the readings above its words (furigana). */
function Readings({ children }: { children: string }) {
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

/** The help of a screen in plain Japanese (やさしい日本語), with readings. */
export function EasyJapaneseHelp({ screen }: { screen: HelpScreen }) {
  return (
    <HelpArticle
      lang='ja'
      text={easyJapaneseTexts[screen]}
      headings={easyJapaneseHeadings}
      phrase={Readings}
    />
  )
}
