import { DASHES, katakana } from './jaInput'
import { everydayKanji } from './kanjiVariants'

/** Optional separators between the parts of a name. */
const BETWEEN_WORDS = /[\s・]/g

/**
 * The same key for 'たかはし', 'ﾀｶﾊｼ', 'タカ ハシ', for 'グエン・ティ', 'グエン ティ', for 'Ａ店', 'a店', for 'Ｔ−０１', 'Tー01', 'T-01', and for
 * '髙橋', '高橋'. For comparison, not for display.
 */
export const searchKey = (text: string) =>
  everydayKanji(katakana(text)).replace(BETWEEN_WORDS, '').replace(DASHES, '-').toLowerCase()
