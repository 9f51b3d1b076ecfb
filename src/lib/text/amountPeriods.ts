/** How a text says what an amount is paid for: by a name of the pay (日給), or by a unit (1日8,000円, 8,000円/日). */
type Words = { names: string; units: string; latin: string }
/** What the amount of a field is paid for: an hour, a shift or a month. */
export type Period = '時間' | '回' | '月'

/** Amounts are per worker, and a worker works once a day, so '500円/日' is an amount per shift. */
export const periods: Record<Period, Words> = {
  時間: { names: '時間?給|時間額|毎時', units: '時間?|人|名', latin: 'h(?:rs?|ours?)?' },
  回: { names: '往復|毎回', units: '回|勤務|日|人|名', latin: 'day' },
  月: { names: '月[給額収]|毎月', units: '[かカヵヶケ箇]?月', latin: 'mo(?:nth)?' },
}

/** Matches the words before or after a half-width amount that say what it is paid for. */
export const patternOf = ({ names, units, latin }: Words) => {
  const unit = `[1一]?(?:${units})`
  return new RegExp(
    `^(?:${names}|${unit}(?:あたり|当た?り|につき|ごと|毎)?)(?=.):?` +
      `|(?:/(?:${names}|${unit}|1?(?:${latin}))|\\((?:${names}|${unit})\\)|${names})[.。]?$`,
    'gi',
  )
}

/** Removes the words for the period of the field from a half-width amount; those for another period stay. */
export const withoutPeriod = (text: string, per: Period) =>
  text.replace(patternOf(periods[per]), '')
