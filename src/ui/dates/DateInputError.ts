import type { Grain } from './dateText'

const unreadableMessages = {
  day: '日付として読み取れません。暦にある日を 2026/11/20 のように入力してください。',
  month: '年月として読み取れません。2026/11 のように入力してください。',
  year: '年として読み取れません。2026 のように入力してください。',
  time: '時刻として読み取れません。17:30 のように入力してください。',
} as const
const notSelectableMessages = {
  day: 'この日は選べません。カレンダーから選べる日を選んでください。',
  month: 'この月は選べません。',
  year: 'この年は選べません。',
  time: 'この時刻は選べません。一覧から選べる時刻を選んでください。',
} as const

/**
 * An invalid date, typed or reached by navigation. Callers can rely on the fixed `code` and `message`; `shown` is the
 * message for users.
 */
export class DateInputError extends Error {
  readonly code = 1
  readonly shown: string
  /** `input`: the typed text, if the error comes from typing. */
  constructor(
    grain: Grain,
    readonly input?: string,
    readonly reason: 'unreadable' | 'notSelectable' = 'unreadable',
  ) {
    super('Date input not valid.')
    this.shown = (reason === 'unreadable' ? unreadableMessages : notSelectableMessages)[grain]
  }
}
