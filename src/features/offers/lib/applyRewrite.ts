import type { OfferIssue } from './offerIssues'

/**
 * What can be put in place of the words an issue names: '' takes them out; undefined where the
 * advice is for people only.
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
 * A text with the words of an issue replaced. An example that is a whole sentence takes the place
 * of the sentence the words stand in, or the rest of it would no longer be Japanese; a noun takes
 * the place of the words alone.
 */
export function applyRewrite(
  text: string,
  issue: Pick<OfferIssue, 'matchedText' | 'suggestion'>,
): string {
  const by = replacementOf(issue)
  const at = text.indexOf(issue.matchedText)
  if (by === undefined || at < 0) return text
  const after = at + issue.matchedText.length
  if (!/(です|ます)$/.test(by)) return tidied(text.slice(0, at) + by + text.slice(after))
  let from = at
  let to = after
  while (from > 0 && !ENDS.test(text.charAt(from - 1))) from -= 1
  while (to < text.length && !ENDS.test(text.charAt(to))) to += 1
  const bullet = /^[・\s\u3000-]+/.exec(text.slice(from, at))?.[0] ?? ''
  return text.slice(0, from) + bullet + by + text.slice(to)
}
const tidied = (text: string) =>
  text
    .replace(/^[、。]+/, '')
    .replace(/、(?=[、。])/g, '')
    .replace(/。{2,}/g, '。')
