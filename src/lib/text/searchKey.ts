import { katakana } from './jaInput'
import { everydayKanji } from './kanjiVariants'

/** The same key for 'たかはし', 'ﾀｶﾊｼ', 'タカ ハシ', for 'Ａ店', 'a店', and for '髙橋', '高橋'. For comparison, not for display. */
export const searchKey = (text: string) =>
  everydayKanji(katakana(text)).replace(/\s/g, '').toLowerCase()
