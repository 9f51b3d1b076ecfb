import { HelpArticle } from './HelpArticle'
import type { HelpScreen } from './helpScreens'
import { JapaneseWords } from './JapaneseWords'
import { englishHeadings, englishTexts } from './texts/english'

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
