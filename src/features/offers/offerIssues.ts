import type { OfferCheck, OfferContent } from '@/contracts/offers.schemas'
import { fieldNamed, type OfferField } from './offerSections'
import type { OfferValues } from './offerValues'

/** Something said of one field of the form. */
export type OfferIssue = { field: OfferField; level: 'error' | 'warning'; message: string; matchedText: string; suggestion: string | null }

/** What the check of the server says, at the fields of the form. */
export const issuesOf = (check: OfferCheck): OfferIssue[] => check.issues.flatMap(({ field: name, level, message, matchedText, suggestion }) => {
  const field = fieldNamed(name)
  return field ? [{ field, level, message, matchedText, suggestion }] : []
})

/** Why the service sent a template back; a reason holds until its field is another. */
export const reasonsOf = (reasons: readonly { field: string; message: string }[]): OfferIssue[] =>
  reasons.map(({ field, message }) => ({ field: fieldNamed(field) ?? 'title', level: 'error' as const, message, matchedText: '', suggestion: null }))

/** The text of a field as the check reads it; '' where it holds none. */
export function textOf(values: OfferValues, field: OfferField): string {
  let value: unknown = values
  for (const name of field.split('.')) value = (value as Record<string, unknown> | undefined)?.[name]
  if (field === 'content.onboardingQuestions') return (value as OfferContent['onboardingQuestions']).flatMap((q) => [q.body, ...q.options]).join('\n')
  return typeof value === 'string' ? value : JSON.stringify(value ?? '')
}

/** Drops what no longer holds although the check has not been asked again: the words that it named are gone. */
export const stillThere = (issues: readonly OfferIssue[], values: OfferValues) => issues.filter(({ field, matchedText }) => matchedText === '' || textOf(values, field).includes(matchedText))

/** Reasons whose field is as it was sent back. */
export const unmended = (reasons: readonly OfferIssue[], opened: OfferValues, values: OfferValues) =>
  reasons.filter(({ field }) => textOf(values, field) === textOf(opened, field))

/** What can be put in place of the words an issue names: '' takes them out; undefined where the advice is for people only. */
export function replacementOf({ matchedText, suggestion }: Pick<OfferIssue, 'matchedText' | 'suggestion'>): string | undefined {
  if (matchedText === '' || suggestion === null) return undefined
  return /例: *(.+)$/.exec(suggestion)?.[1]?.trim() ?? (/この部分を削除|文中からは削除/.test(suggestion) ? '' : undefined)
}

const ENDS = /[。\n]/
/**
 * A text with the words of an issue replaced. An example that is a whole sentence takes the place of the sentence the words
 * stand in, or the rest of it would no longer be Japanese; a noun takes the place of the words alone.
 */
export function rewritten(text: string, issue: Pick<OfferIssue, 'matchedText' | 'suggestion'>): string {
  const by = replacementOf(issue), at = text.indexOf(issue.matchedText)
  if (by === undefined || at < 0) return text
  const after = at + issue.matchedText.length
  if (!/(です|ます)$/.test(by)) return tidied(text.slice(0, at) + by + text.slice(after))
  let from = at, to = after
  while (from > 0 && !ENDS.test(text.charAt(from - 1))) from -= 1
  while (to < text.length && !ENDS.test(text.charAt(to))) to += 1
  const bullet = /^[・\s\u3000-]+/.exec(text.slice(from, at))?.[0] ?? ''
  return text.slice(0, from) + bullet + by + text.slice(to)
}
const tidied = (text: string) => text.replace(/^[、。]+/, '').replace(/、(?=[、。])/g, '').replace(/。{2,}/g, '。')

/** A breach that keeps a template from being saved for use. */
export const isError = (issue: OfferIssue) => issue.level === 'error'
