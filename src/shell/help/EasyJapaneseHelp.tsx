import { HelpArticle } from './HelpArticle'
import type { HelpScreen } from './helpScreens'
import { Readings } from './Readings'
import { easyJapaneseHeadings, easyJapaneseTexts } from './texts/easyJapanese'

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
