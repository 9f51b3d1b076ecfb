import { asksToRemove } from '@/domain/offers/textRules/types'
import type { OfferIssue } from './offerIssues'

/**
 * Matches the pieces of a text: line breaks, bullets, and sentences with their closing marks. A closing mark inside
 * brackets does not end a sentence.
 */
const PIECE =
  /\n|^[ 　]*[・●○■□◆◇※*-][ 　]*|(?:[（(][^（()）\n]*[）)]|[「『【][^「『【】』」\n]*[】』」]|[^。！？!?♪☆★\n])+[。！？!?♪☆★]*|[。！？!?♪☆★]+/gm
/** Matches words in brackets; a sentence remains complete without them. */
const BRACKETS = /[（(][^（()）]*[）)]/g
/** Matches a sentence that only gives the reason of the one before it: 「更衣室がないためです。」. */
const REASON =
  /^[^。！？!?♪☆★\n]*(?:ため|[いうくすただなのるん]から)(?:です|となります)[。！？!?♪☆★]*/
/** Matches a word at the beginning of a sentence that joins it to the one before it. */
const JOIN = /^(?:ただし|但し|そのため|ですので|なので|だから|よって)[、,]?/
/**
 * Matches what stands between two statements of a line without a full stop: 「皿洗い／女性歓迎」,
 * 「皿洗い 女性歓迎」. A space beside a Latin letter or a number belongs to a name or an amount, and one before the
 * verb belongs to the statement: 「若い方 歓迎」.
 */
const BETWEEN_STATEMENTS =
  /[ 　]*(?:[／｜|]|(?<!\d)\/(?!\d))[ 　]*|(?:　+|(?<=[^ -~]) +(?=[^ -~]))(?!大?(?:歓迎|募集|急募)|求|希望|優先|限|のみ|だけ|不可|お断|ご?遠慮|[をはがもにで])/g
const BULLET = /^[・●○■□◆◇※*-][ 　]*/
const CLOSING_MARKS = /[。！？!?♪☆★]*$/
const saysSomething = (text: string) => /[\p{L}\p{N}]/u.test(text)

type Span = { from: number; to: number }
const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
    from: index,
    to: index + match.length,
  }))

/** Narrows a sentence to the statement with the words, and one separator beside it, if others stand in the line. */
function statementWith(text: string, sentences: Span, words: Span): Span {
  const separators = spansOf(text.slice(sentences.from, sentences.to), BETWEEN_STATEMENTS)
    .map(({ from, to }) => ({ from: sentences.from + from, to: sentences.from + to }))
    .filter(({ from, to }) => saysSomething(text.slice(sentences.from, from)) && to < sentences.to)
  const before = separators.findLast(({ to }) => to <= words.from)
  const after = separators.find(({ from }) => from >= words.to)
  if (after) {
    const from = before?.to ?? sentences.from
    const [bullet = ''] = BULLET.exec(text.slice(after.to)) ?? []
    // The bullet of the first statement is no part of the sentence, so that of the next one goes instead.
    return { from, to: after.to + (before ? 0 : bullet.length) }
  }
  if (!before) return sentences
  const sentence = text.slice(before.from, sentences.to)
  return { from: before.from, to: before.from + sentence.search(CLOSING_MARKS) }
}

/** The span of the statements that contain the words, or of the brackets if the words are in brackets after text. */
function sentencesWith(text: string, words: Span): Span {
  const touched = spansOf(text, PIECE).filter(({ from, to }) => from < words.to && to > words.from)
  const sentences = { from: touched.at(0)?.from ?? words.from, to: touched.at(-1)?.to ?? words.to }
  const brackets = spansOf(text, BRACKETS).find(
    ({ from, to }) => from <= words.from && words.to <= to,
  )
  return brackets && saysSomething(text.slice(sentences.from, brackets.from))
    ? brackets
    : statementWith(text, sentences, words)
}

/**
 * Returns the text without the sentences that contain the matched words of an issue. Removing only the words would
 * mostly leave half a sentence. The reason that follows them goes as well, and so does a joining word. A line that
 * becomes empty is removed with its line break.
 */
export function removeWords(text: string, { matchedText }: Pick<OfferIssue, 'matchedText'>) {
  const start = text.indexOf(matchedText)
  if (matchedText === '' || start < 0) return text
  const sentences = sentencesWith(text, { from: start, to: start + matchedText.length })
  const { from } = sentences
  const isWhole = text[from] !== '(' && text[from] !== '（'
  const next = text.slice(sentences.to)
  const [tail = ''] =
    (isWhole && (REASON.exec(next) ?? JOIN.exec(next) ?? /^[ 　]+/.exec(next))) || []
  const to = sentences.to + tail.length
  const lineStart = text.lastIndexOf('\n', from - 1) + 1
  const lineEnd = text.indexOf('\n', to)
  const after = text.slice(to, lineEnd < 0 ? undefined : lineEnd)
  if (saysSomething(text.slice(lineStart, from) + after))
    return text.slice(0, from) + text.slice(to)
  return lineEnd < 0
    ? text.slice(0, Math.max(lineStart - 1, 0))
    : text.slice(0, lineStart) + text.slice(lineEnd + 1)
}

/**
 * Whether the sentences of an issue can be removed with one click. Not for a title that would become empty, nor for
 * onboarding questions, which are a list and not a text.
 */
export const canRemove = (
  { field, matchedText, suggestion }: Pick<OfferIssue, 'field' | 'matchedText' | 'suggestion'>,
  text: string,
) =>
  matchedText !== '' &&
  asksToRemove(suggestion ?? '') &&
  field !== 'content.onboardingQuestions' &&
  (field !== 'title' || removeWords(text, { matchedText }) !== '')
