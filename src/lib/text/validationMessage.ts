import type { $ZodIssue, $ZodRawIssue } from 'zod/v4/core'

const words: Record<string, string> = {
  string: '文字で入力してください。',
  number: '数字で入力してください。',
  int: '整数で入力してください。',
  boolean: 'はい・いいえで答えてください。',
  date: '日付を入力してください。',
  array: '一覧で送信してください。',
}
const isMissing = (input: unknown) => input === undefined || input === null

/** Formats the minimum or maximum with its unit. */
function boundText(origin: string, bound: number | bigint, kind: 'min' | 'max') {
  const amount = bound.toLocaleString('ja-JP')
  const edge = kind === 'min' ? '以上' : '以内'
  if (origin === 'string') return `${amount}文字${edge}で入力してください。`
  if (origin === 'array' || origin === 'set') return `${amount}件${edge}で選んでください。`
  return `${amount}${kind === 'min' ? '以上' : '以下'}で入力してください。`
}

/**
 * Returns the message for an invalid value if the schema has none. zod's own Japanese names types
 * (「stringが期待されました」), which does not help users of a form.
 */
export function validationMessage(issue: $ZodRawIssue | $ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (isMissing(issue.input)) return '入力してください。'
      return words[String(issue.expected)] ?? '入力内容を確認してください。'
    case 'too_small':
      return boundText(String(issue.origin), issue.minimum as number, 'min')
    case 'too_big':
      return boundText(String(issue.origin), issue.maximum as number, 'max')
    case 'invalid_value':
      return isMissing(issue.input) ? '選んでください。' : '選択肢の中から選んでください。'
    default:
      return '入力内容を確認してください。'
  }
}
