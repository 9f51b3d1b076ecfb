/**
 * Variants of kanji in names, the common form first. Users search with the common form, while names are registered
 * with any of them. Groups are forms of the same character, except 斉 and 斎: they differ by origin but are confused in
 * サイトウ. The ヶ of place names is written large as well: 梅ヶ丘, 梅ケ丘; so are small kana in readings: グエン, グェン.
 */
const variants = [
  ...['高髙', '崎﨑嵜碕', '辺邊邉', '浜濱濵', '斉斎齊齋', '吉𠮷', '沢澤', '島嶋嶌', '桜櫻', '広廣'],
  ...['国國圀', '竜龍', '滝瀧', '富冨', '徳德', '真眞', '槙槇', '恵惠', '寿壽', '栄榮'],
  ...['蔵藏', '黒黑', '条條', '円圓', '関關', '鉄鐵鐡', '万萬', '与與', '実實', '学學'],
  ...['亀龜', '薮藪籔', '柳栁', '館舘', '渕淵渊', '曽曾', '桧檜', '穂穗', '園薗', '彦彥'],
  ...['静靜', '巌巖', '礼禮', '郎郞', '来來', '宝寳寶', '弥彌', '瀬瀨', '頼賴', '清淸'],
  ...['青靑', '緑綠', '総總', '戸戶', '凛凜', '尭堯', '遥遙', '気氣', '芦蘆', '鴎鷗'],
  ...['壷壺', '鯵鰺', '船舩', '峰峯', '野埜', '松枩', '土𡈽', '橋𣘺', '桑桒', '喜㐂'],
  ...['鶴靍靏', '剣劍劔', '塩鹽', '覚覺', '楽樂', '雑雜', '満滿', '渋澁澀', '駅驛', '浅淺'],
  ...['秋穐龝', '体體', '藤籐', '鎌鐮', '帰歸', '転轉', 'ケヶ', 'カヵ'],
  ...['アァ', 'イィ', 'ウゥ', 'エェ', 'オォ', 'ツッ', 'ヤャ', 'ユュ', 'ヨョ', 'ワヮ'],
] as const

const everydayOf = new Map(
  variants.flatMap((group) => {
    const [everyday = '', ...others] = group
    return others.map((other) => [other, everyday] as const)
  }),
)
/** Variation selectors (異体字セレクタ), which select a glyph of a character. */
const VARIATION_SELECTORS = /[\uFE00-\uFE0F]|\u{E0100}|[\u{E0101}-\u{E01EF}]/gu

/** '髙橋', '渡邉' → '高橋', '渡辺'. For comparison in a search, not for display. */
export const everydayKanji = (text: string) =>
  Array.from(text.replace(VARIATION_SELECTORS, ''), (c) => everydayOf.get(c) ?? c).join('')

/** The table as two strings of equal length in characters, for the SQL function `translate`. */
export const kanjiTranslation = {
  from: [...everydayOf.keys()].join(''),
  to: [...everydayOf.values()].join(''),
}
