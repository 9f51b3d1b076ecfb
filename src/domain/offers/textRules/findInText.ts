import { normalizeText } from './normalizeText'
import { phrase } from './phrase'
import type { RuleException, TextRule } from './types'
import { expressionOf, isDenied } from './vocabulary'

type Finding = { rule: TextRule; matchedText: string }

/** An exception 'after' a match begins at most this many characters after its end. */
const AFTER_LENGTH = 15

type Place = { from: number; to: number }
/** Whether an exception makes the match at this place of the sentence harmless. See `RuleException.within`. */
const isExcepted = (sentence: string, { from, to }: Place, { pattern, within }: RuleException) =>
  [...sentence.matchAll(expressionOf(pattern))].some(({ index, 0: words }) => {
    switch (within) {
      case 'sentence':
        return true
      case 'after':
        return index >= from && index < to + AFTER_LENGTH
      case 'match':
        return index < to && index + words.length > from
    }
  })

/**
 * Closing marks that do not end a sentence, because the forbidden statement goes on after them, in this order: after
 * people or the call for them (「60歳以上の方！ご遠慮ください」「急募！女子2名」); between hours and their break
 * (「9時から18時。休憩なし」); after a short question before its answer
 * (「最低賃金？そんなもの…」「休憩？ありません」); between cancelled work and what is paid for it
 * (「キャンセルします。その場合の補償…」).
 */
const goesOn = [
  '(?<=[方人者性子]|さん|すたっふ|募集中?|急募|求む|[名代]|以[上下]|no|ok|歓迎|のー|!)!',
  '(?<=(?:通し|時間|勤務|まで)(?:です|(?:に|と)なります)?|[\\d時])。(?=[^。]{0,20}?休憩|休)',
  '(?<=最低賃金|最賃)\\?',
  '(?<=有[給休](?:休暇)?|休憩|手当|残業代|労災)\\?(?=[^。!?]{0,10}?(?:そんな|ない|な[しん]|ありません))',
  phrase`
    (?<=
      (?:
        断り?|きゃんせる(?:し|いたし)|中止(?:に)?(?:し|いたし|なり)|帰って(?:もらい|いただき)
        |上がって(?:もらい|いただき)|お休み(?:に|と)(?:し|なり)|ことが(?:あり|ござい)
      )ます
    )。(?=その(?:際|場合|とき|時|分|日)|補償|賃金|手当)
  `,
]
const SENTENCE = new RegExp(`(?:[^。!?\\n]|${goesOn.join('|')})+`, 'g')

type Sentence = { start: number; words: string }
/** Splits a text into sentences. `lines`: the text with a line for each sentence; positions stay the same. */
const sentencesOf = (text: string) => {
  const sentences = Array.from(text.matchAll(SENTENCE), ({ index, 0: words }) => ({
    start: index,
    words,
  }))
  let lines = ''
  for (const { start, words } of sentences) lines = lines.padEnd(start, '\n') + words
  return { sentences, lines }
}

/** Returns the places where a rule matches. Patterns run over the whole text, but never match beyond a line. */
const findByRule = (rule: TextRule, sentences: readonly Sentence[], lines: string): Place[] => {
  const places: Place[] = []
  for (const pattern of rule.patterns) {
    const expression = expressionOf(pattern)
    expression.lastIndex = 0
    for (let found = expression.exec(lines); found; found = expression.exec(lines)) {
      const [words] = found
      // An empty match would be found again and again.
      if (words === '') {
        expression.lastIndex += 1
        continue
      }
      const from = found.index
      const sentence = sentences.findLast(({ start }) => start <= from)
      if (!sentence) continue
      const place = { from: from - sentence.start, to: from - sentence.start + words.length }
      if (isDenied(words, sentence.words.slice(place.to))) continue
      if (rule.exceptions.some((exception) => isExcepted(sentence.words, place, exception)))
        continue
      places.push({ from, to: from + words.length })
    }
  }
  return withoutOverlaps(places)
}

/** Keeps the first of the places that overlap, and the longest of those that begin together. */
const withoutOverlaps = (places: Place[]) => {
  const kept: Place[] = []
  for (const place of places.sort((one, other) => one.from - other.from || other.to - one.to))
    if (place.from >= (kept.at(-1)?.to ?? 0)) kept.push(place)
  return kept
}

/** Returns what the rules find in a text, in the order of the rules. The same words are reported once per ground. */
export const findInText = (rules: readonly TextRule[], written: string): Finding[] => {
  const seen = new Set<string>()
  const { text, writtenBetween } = normalizeText(written)
  const { sentences, lines } = sentencesOf(text)
  return rules
    .flatMap((rule) =>
      findByRule(rule, sentences, lines).map(({ from, to }) => ({
        rule,
        matchedText: writtenBetween(from, to),
      })),
    )
    .filter(({ rule, matchedText }) => {
      const key = `${rule.ground} ${matchedText}`
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
}

/** Formats the reason for the screen: what cannot be written, and the article. */
export const messageOf = ({ message, article }: TextRule) =>
  article === null ? `${message}。` : `${message}(${article})。`
