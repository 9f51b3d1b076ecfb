import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { DASHES } from '@/lib/text/jaInput'
import { everydayKanji, kanjiTranslation } from '@/lib/text/kanjiVariants'
import { BETWEEN_WORDS, searchKey } from '@/lib/text/searchKey'

const HIRAGANA_FIRST = 0x3041
const HIRAGANA_LAST = 0x3096
const HIRAGANA_TO_KATAKANA = 0x60
const hiragana = Array.from({ length: HIRAGANA_LAST - HIRAGANA_FIRST + 1 }, (_, i) =>
  String.fromCharCode(HIRAGANA_FIRST + i),
).join('')
const katakana = everydayKanji(
  [...hiragana].map((c) => String.fromCharCode(c.charCodeAt(0) + HIRAGANA_TO_KATAKANA)).join(''),
)

/** Escapes user input for a LIKE pattern. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** SQL for `searchKey` of a text column: ignores width, kana type, case, spaces, dashes and kanji variants. */
const searchText = (column: SQLWrapper) =>
  sql`lower(translate(regexp_replace(regexp_replace(normalize(${column}, NFKC), ${BETWEEN_WORDS.source}, '', 'g'), ${DASHES.source}, '-', 'g'), ${kanjiTranslation.from + hiragana}, ${kanjiTranslation.to + katakana}))`

/** Whether a column contains the search text: 'たかはし', 'ﾀｶﾊｼ' find タカハシ, '高橋' finds 髙橋, and the other way round. */
export const contains = (column: SQLWrapper, text: string): SQL =>
  sql`${searchText(column)} like ${`%${escapeLike(searchKey(text))}%`}`
