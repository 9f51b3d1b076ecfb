import { DASHES, katakana } from './jaInput'
import { everydayKanji } from './kanjiVariants'

/** Optional separators between the parts of a name: spaces, commas, middle dots, the double hyphen of foreign names. */
export const BETWEEN_WORDS = /[\s,、・·•‧∙⋅゠=]/g

/**
 * Returns a key for comparison in a search, not for display. It is the same for 'たかはし', 'ﾀｶﾊｼ', 'タカ ハシ', for
 * 'グエン・ティ', 'グエン ティ', for 'Ａ店', 'a店', for 'Ｔ−０１', 'Tー01', 'T-01', and for '髙橋', '高橋'.
 */
export const searchKey = (text: string) =>
  everydayKanji(katakana(text)).replace(BETWEEN_WORDS, '').replace(DASHES, '-').toLowerCase()
