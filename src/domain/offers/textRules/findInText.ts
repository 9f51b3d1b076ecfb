import { normalizeText } from './normalizeText'
import { expandPattern, isDenied } from './vocabulary'
import type { RuleException, TextRule } from './types'

export type Finding = { rule: TextRule; matchedText: string }

const AFTER_LENGTH = 15

type CompiledRule = {
  patterns: RegExp[]
  exceptions: { exception: RuleException; pattern: RegExp }[]
}
// Compiled at the first use: a page that only imports a neighbour compiles nothing.
const compiledRules = new WeakMap<TextRule, CompiledRule>()
const compile = (rule: TextRule): CompiledRule => {
  const known = compiledRules.get(rule)
  if (known) return known
  const compiled = {
    patterns: rule.patterns.map(expandPattern),
    exceptions: rule.exceptions.map((exception) => ({
      exception,
      pattern: expandPattern(exception.pattern),
    })),
  }
  compiledRules.set(rule, compiled)
  return compiled
}

type Place = { from: number; to: number }
const isExcepted = (
  sentence: string,
  { from, to }: Place,
  { exception, pattern }: CompiledRule['exceptions'][number],
) =>
  [...sentence.matchAll(pattern)].some(({ index, 0: words }) => {
    switch (exception.within) {
      case 'sentence':
        return true
      case 'after':
        return index >= from && index < to + AFTER_LENGTH
      case 'match':
        return index < to && index + words.length > from
    }
  })

const SENTENCE = /[^。!?\n]+/g

/** What a rule finds in one text, each wording once, in the words as they were written. */
const findByRule = (rule: TextRule, written: string): Finding[] => {
  const { patterns, exceptions } = compile(rule)
  const { text, writtenBetween } = normalizeText(written)
  const places: Place[] = []
  for (const { index: start, 0: sentence } of text.matchAll(SENTENCE))
    for (const pattern of patterns)
      for (const { index, 0: words } of sentence.matchAll(pattern)) {
        const place = { from: index, to: index + words.length }
        if (words === '' || isDenied(sentence.slice(place.to))) continue
        if (exceptions.some((one) => isExcepted(sentence, place, one))) continue
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
  return rules
    .flatMap((rule) => findByRule(rule, written))
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
