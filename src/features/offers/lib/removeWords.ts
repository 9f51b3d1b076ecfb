import type { OfferIssue } from './offerIssues'

/** Whether the words of an issue can be removed by a press. Only the store knows what to write instead. */
export const canRemove = ({
  matchedText,
  suggestion,
}: Pick<OfferIssue, 'matchedText' | 'suggestion'>) =>
  matchedText !== '' && /この部分を削除|文中からは削除/.test(suggestion ?? '')

const ENDS = /[。\n]/
/** Nothing is left of a sentence but particles, auxiliary verbs, signs and words that only go with the removed ones. */
const SAYS_NOTHING = /^(?:[\p{Script=Hiragana}\p{P}\p{S}\s]|方|人|者|募集|歓迎)*$/u

/** The text without the words of an issue. A sentence that says nothing else is removed too. */
export function removeWords(text: string, { matchedText }: Pick<OfferIssue, 'matchedText'>) {
  const start = text.indexOf(matchedText)
  if (matchedText === '' || start < 0) return text
  const end = start + matchedText.length
  let from = start
  let to = end
  while (from > 0 && !ENDS.test(text.charAt(from - 1))) from -= 1
  while (to < text.length && !ENDS.test(text.charAt(to))) to += 1
  const rest = text.slice(from, start) + text.slice(end, to)
  if (!SAYS_NOTHING.test(rest)) {
    const after = text.slice(end)
    // A sentence does not begin with a particle.
    return tidyPunctuation(
      text.slice(0, start) + (from === start ? after.replace(/^[の、]/, '') : after),
    )
  }
  // With the full stop, or else the line break, that ended it.
  return tidyPunctuation(text.slice(0, from) + text.slice(to + 1))
}
const tidyPunctuation = (text: string) =>
  text
    .replace(/^[、。]+/, '')
    .replace(/、(?=[、。])/g, '')
    .replace(/。{2,}/g, '。')
