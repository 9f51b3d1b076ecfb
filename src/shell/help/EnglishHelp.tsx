import { Fragment } from 'react'
import { HelpArticle } from './HelpArticle'
import type { HelpScreen } from './helpScreens'
import { englishHeadings, englishTexts } from './texts/english'

const japanese = /([\u3000-\u30ff\u4e00-\u9fff・]+)/

/** An English phrase whose Japanese words are marked as such, so that a screen reader pronounces them (WCAG 3.1.2). */
function JapaneseWords({ children }: { children: string }) {
  return children.split(japanese).map((part, i) =>
    japanese.test(part) ? (
      <span key={`${i} ${part}`} lang='ja'>
        {part}
      </span>
    ) : (
      <Fragment key={`${i} ${part}`}>{part}</Fragment>
    ),
  )
}

/** The help of a screen in English. */
export function EnglishHelp({ screen }: { screen: HelpScreen }) {
  return (
    <HelpArticle
      lang='en'
      text={englishTexts[screen]}
      headings={englishHeadings}
      phrase={JapaneseWords}
    />
  )
}
