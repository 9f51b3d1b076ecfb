import type { OfferIssue } from './offerIssues'

/**
 * The replacement for the matched text of an issue: '' deletes it; undefined where the suggestion
 * cannot be applied automatically.
 */
export function replacementOf({
  matchedText,
  suggestion,
}: Pick<OfferIssue, 'matchedText' | 'suggestion'>): string | undefined {
  if (matchedText === '' || suggestion === null) return undefined
  return (
    /例: *(.+)$/.exec(suggestion)?.[1]?.trim() ??
    (/この部分を削除|文中からは削除/.test(suggestion) ? '' : undefined)
  )
}

const ENDS = /[。\n]/
/**
 * Replaces the matched text of an issue. A suggestion that is a whole sentence (ends in です or ます)
 * replaces the whole sentence, to keep the text grammatical; a noun replaces the matched text only.
 */
export function applyRewrite(
  text: string,
  issue: Pick<OfferIssue, 'matchedText' | 'suggestion'>,
): string {
  const replacement = replacementOf(issue)
  const start = text.indexOf(issue.matchedText)
  if (replacement === undefined || start < 0) return text
  const end = start + issue.matchedText.length
  if (!/(です|ます)$/.test(replacement))
    return tidyPunctuation(text.slice(0, start) + replacement + text.slice(end))
  let from = start
  let to = end
  while (from > 0 && !ENDS.test(text.charAt(from - 1))) from -= 1
  while (to < text.length && !ENDS.test(text.charAt(to))) to += 1
  const bullet = /^[・\s\u3000-]+/.exec(text.slice(from, start))?.[0] ?? ''
  return text.slice(0, from) + bullet + replacement + text.slice(to)
}
const tidyPunctuation = (text: string) =>
  text
    .replace(/^[、。]+/, '')
    .replace(/、(?=[、。])/g, '')
    .replace(/。{2,}/g, '。')
