import { normalizeText, type NormalizedText } from './normalizeText'
import { expressionOf, isDenied } from './vocabulary'
import type { RuleException, TextRule } from './types'

type Finding = { rule: TextRule; matchedText: string }

const AFTER_LENGTH = 15

type Place = { from: number; to: number }
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

/** An exclamation after people, or after the call for them, goes on: 「60歳以上の方！ご遠慮ください」, 「急募！女子2名」. */
const SENTENCE =
  /(?:[^。!?\n]|(?<=[方人者性子]|さん|すたっふ|募集中?|急募|求む|[名代]|以[上下]|no|ok|歓迎|のー|!)!)+/g

/** What a rule finds in one text, each wording once, in the words as they were written. */
const findByRule = (rule: TextRule, { text, writtenBetween }: NormalizedText): Finding[] => {
  const places: Place[] = []
  for (const { index: start, 0: sentence } of text.matchAll(SENTENCE))
    for (const pattern of rule.patterns)
      for (const { index, 0: words } of sentence.matchAll(expressionOf(pattern))) {
        const place = { from: index, to: index + words.length }
        if (words === '' || isDenied(words, sentence.slice(place.to))) continue
        if (rule.exceptions.some((exception) => isExcepted(sentence, place, exception))) continue
        places.push({ from: start + place.from, to: start + place.to })
      }
  return withoutOverlaps(places).map(({ from, to }) => ({
    rule,
    matchedText: writtenBetween(from, to),
  }))
}

/** Of places that overlap, the first. */
const withoutOverlaps = (places: Place[]) => {
  const kept: Place[] = []
  for (const place of places.sort((one, other) => one.from - other.from || other.to - one.to))
    if (place.from >= (kept.at(-1)?.to ?? 0)) kept.push(place)
  return kept
}

/** What the rules find in a text, in the order of the rules; the same words are reported once for a ground. */
export const findInText = (rules: readonly TextRule[], written: string): Finding[] => {
  const seen = new Set<string>()
  const text = normalizeText(written)
  return rules
    .flatMap((rule) => findByRule(rule, text))
    .filter(({ rule, matchedText }) => {
      const key = `${rule.ground} ${matchedText}`
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
}

/** The reason as the screen shows it: what cannot be written, and the article. */
export const messageOf = ({ message, article }: TextRule) =>
  article === null ? `${message}。` : `${message}(${article})。`
