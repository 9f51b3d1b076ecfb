/** A sum in digits or kanji: 「1,050円」「五百円」「1万2千円」. */
const YEN = '(?<yen>[\\d,一二三四五六七八九十百千万]+)\\s*円'
const HOURS = '(?<!休憩|\\d)(?<hours>\\d{1,2})\\s*時間'
const pay = '(?:日給|日当|お礼|謝礼|報酬|お?給料|バイト代|お?駄賃|お?小遣い)'
/** The half of the day before an hour; `hourOf` reads it. */
const half = '(?:前|朝|早朝|午前|昼|午後|夕方|夜|深夜)?(?:の)?'
const span =
  `(?<fromHalf>${half})(?<from>\\d{1,2})(?:時|:00)(?:から|~|〜|-|ー|より)` +
  `(?<toHalf>${half})(?<to>\\d{1,2})(?:時|:00)(?:まで)?`
const rest = '(?:[^。\\n]{0,10}?休憩(?<rest>\\d{1,3})(?<restUnit>時間|分))?'

/**
 * Wages as texts name them:
 * 「時給は900円」「900円/時」「報酬は1時間900円」「日給8,000円(8時間)」「朝8時から夕方5時までで日当5,000円」.
 */
const writtenWage = [
  // The wage of an hour, with a word for it: 「時給は900円」「見習いは800円からスタート」.
  `(?:時給|時間給)[はがを:\\s]*(?:(?:少し|ちょっと|やや)?(?:低め|安め|控えめ|一律|均一|当面|最初|はじめ)(?:[のは、]|だけど)*)?${YEN}`,
  `(?:さん|生|者|方|人|スタッフ)は\\s*${YEN}、[^。\\n]{0,20}[\\d,]+円の時給`,
  `(?:見習い|研修(?:中|生|期間)?|試用期間|新人|未経験|手伝い)(?:さん|の方|の人|の間|者|中)*(?:は|:|だと)\\s*${YEN}(?=から|スタート|です|になり|$|[。)])`,
  // A sum for a length of work: 「働いて5,000円、8時間です」.
  `(?:やって|働いて|いて|立って)\\s*${YEN}[^。\\n]{0,4}?${HOURS}`,
  // A sum for an hour: 「掃除は1時間900円」「900円/時」「報酬は1時間900円」.
  `(?:皿洗い|掃除|清掃|草取り|仕分け|品出し|店番|留守番|手伝い|作業)(?:は|で|、)?[1一]時間${YEN}`,
  `${YEN}\\s*/\\s*(?:時|h)`,
  `${YEN}の時給`,
  `(?:報酬|給料|給与|賃金|バイト代|交通費込み?)[^。\\n]{0,8}[1一]時間(?:あたり|につき|は|で)?\\s*${YEN}`,
  `[1一]時間${YEN}(?:から)?(?:スタート|で(?:お願い|働|募集|スタート))`,
  `[1一]時間(?:あたり|につき)\\s*${YEN}で(?:お願い|働|勤務)`,
  // A sum for a number of hours: 「日給8,000円(8時間)」「8時間勤務で6,000円」.
  `(?:日給|日当)[はがを:\\s]*${YEN}[^。\\n]{0,10}?${HOURS}`,
  `${HOURS}(?:勤務|労働|働いて|拘束|の(?:お?仕事|作業|勤務))?[^。\\n]{0,6}?${pay}[はがをも:、\\s]*${YEN}`,
  `${HOURS}(?:勤務|労働|働いて|拘束|の(?:お?仕事|作業|勤務))(?:で|して)[、\\s]*${YEN}`,
  `1日${HOURS}(?:勤務|労働|働いて)?で?[、\\s]*${YEN}`,
  `(?<=(?:^|[。\\n])(?:(?!駐車|コース|放題|料金|カラオケ|利用|客|プラン|席|分)[^。\\n])*)${HOURS}で[、\\s]*${YEN}(?=です|ぽっきり|ポッキリ|$|[。!]|お?支払|に?なり)`,
  // A sum for the time between two hours: 「朝8時から夕方5時までで日当5,000円」.
  `${span}${rest}[^。]{0,12}?${pay}[はがをも:、\\s]*${YEN}`,
  `${pay}[はがを:\\s]*${YEN}[^。\\n]{0,6}?${span}${rest}`,
].map((pattern) => new RegExp(pattern, 'g'))

const kanjiDigits = '〇一二三四五六七八九'
const units: Record<string, number> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 }
/** Reads a sum: digits collect until a unit multiplies them, and 万 multiplies all that was read before it. */
const sumOf = (written: string): number => {
  let sum = 0
  let digits = ''
  for (const character of written.replaceAll(',', '')) {
    const unit = units[character]
    if (unit === undefined) {
      digits += /\d/.test(character) ? character : kanjiDigits.indexOf(character)
      continue
    }
    sum =
      unit === 10_000
        ? (sum + Number(digits || (sum === 0 ? 1 : 0))) * unit
        : sum + Number(digits || 1) * unit
    digits = ''
  }
  return sum + Number(digits || 0)
}

const DAY_HOURS = 24
/** Before this hour, 「夜」 and 「深夜」 mean the hours after midnight: 「深夜2時」. */
const NIGHT_ENDS_AT = 5
/** Reads an hour of the 24-hour clock: 「夕方5」 is 17, 「深夜2」 is 2, 「夜12」 is 24. */
const hourOf = (written: string, halfOfDay = '') => {
  const hour = Number(written)
  const isNight = halfOfDay.includes('夜')
  if (isNight && hour < NIGHT_ENDS_AT) return hour
  if (isNight && hour === DAY_HOURS / 2) return DAY_HOURS
  return /午後|夕方|夜|昼/.test(halfOfDay) && hour < DAY_HOURS / 2 ? hour + DAY_HOURS / 2 : hour
}

/** Returns the hours that a wage pays for: 8 for 「朝8時から夕方5時まで、休憩1時間」, 1 if the text names none. */
const hoursIn = (groups: Record<string, string | undefined>): number => {
  const { hours, from, fromHalf, to, toHalf, rest: pause, restUnit } = groups
  if (from === undefined || to === undefined) return Number(hours ?? 1)
  const length = (hourOf(to, toHalf) - hourOf(from, fromHalf) + DAY_HOURS) % DAY_HOURS || DAY_HOURS
  return length - Number(pause ?? 0) / (restUnit === '分' ? 60 : 1)
}

type WrittenWage = { from: number; to: number; hourlyYen: number }

/** Finds the wages in a half-width text, yen an hour. Of overlapping places it keeps that of the earlier pattern. */
export const wagesIn = (text: string): WrittenWage[] => {
  const wages = writtenWage.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: words, groups = {} }) => ({
      from: index,
      to: index + words.length,
      hourlyYen: sumOf(groups.yen ?? '') / hoursIn(groups),
    })),
  )
  const kept: WrittenWage[] = []
  for (const wage of wages)
    if (kept.every(({ from, to }) => wage.to <= from || to <= wage.from)) kept.push(wage)
  return kept
}
