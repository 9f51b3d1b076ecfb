import { chatTextFields, MAX_CHAT_TEXTS, type ChatTextField } from '@/contracts/chatTexts/enums'
import { formatDay, formatEnd, formatTime, type Instant } from '@/lib/date'
import type { ShiftFacts } from './chat'
import { cannotSendAsWritten } from './message'

/** The values of the fields of a standard text (定型文) in one room. Without a shift, its fields have no content. */
export type ChatTextFacts = {
  workerName: string
  storeName: string
  shift: (ShiftFacts & { title: string; endAt: Instant }) | null
}

/** A field in braces; full-width braces are accepted too. */
const fieldPattern = /[{｛]([^{}｛｝]*)[}｝]/g
const bracePattern = /[{}｛｝]/
const isField = (name: string): name is ChatTextField =>
  chatTextFields.some((field) => field === name)

/** Returns the content of a field. Drops its full stop if `rest`, the text after the field, begins with one. */
const contentOf = (
  field: ChatTextField,
  facts: ChatTextFacts,
  now: Instant,
  rest: string,
): string => {
  const { workerName, storeName, shift } = facts
  const contents: Record<ChatTextField, string | undefined> = {
    氏名: workerName,
    店舗名: storeName,
    求人名: shift?.title,
    勤務日: shift ? formatDay(shift.startAt, now) : undefined,
    開始: shift ? formatTime(shift.startAt) : undefined,
    終了: shift ? formatEnd(shift.startAt, shift.endAt) : undefined,
    行き方: shift?.access,
    集合場所: shift?.meetingPlace,
    持ち物: shift?.belongings.join('、'),
    服装: shift?.clothing,
  }
  const content = contents[field] ?? ''
  return rest.startsWith('。') ? content.trim().replace(/。$/, '') : content
}

/** Whether a content that is a whole sentence lands inside another one: 「…を押してください。でお待ちください。」. */
const breaksSentence = (content: string, rest: string) =>
  /[。！？!?]$/.test(content.trim()) &&
  /^(?:[でにへをがはとのもや、。]|から|まで|より|など|付近)/.test(rest)

/**
 * Fills in the fields of a text. Returns undefined if a field has no content in this room or breaks the sentence around
 * it, because half a sentence is no help. An unknown field stays unchanged.
 */
export const fillChatText = (
  body: string,
  facts: ChatTextFacts,
  now: Instant,
): string | undefined => {
  let isComplete = true
  const text = body.replace(fieldPattern, (match, inner: string, at: number) => {
    const name = inner.trim()
    if (!isField(name)) return match
    const rest = body.slice(at + match.length)
    const content = contentOf(name, facts, now, rest)
    if (content === '' || breaksSentence(content, rest)) isComplete = false
    return content
  })
  return isComplete ? text : undefined
}

/** A piece of a text. `field` is set if the piece is the content of a field. */
type ChatTextPart = { text: string; field?: ChatTextField }

/** Splits a text into pieces, so that the screen can tell filled-in values from the text. */
export function chatTextParts(body: string, facts: ChatTextFacts, now: Instant): ChatTextPart[] {
  const parts: ChatTextPart[] = []
  let end = 0
  for (const { 0: match, 1: inner = '', index } of body.matchAll(fieldPattern)) {
    const name = inner.trim()
    if (!isField(name)) continue
    if (index > end) parts.push({ text: body.slice(end, index) })
    end = index + match.length
    parts.push({ text: contentOf(name, facts, now, body.slice(end)), field: name })
  }
  if (end < body.length) parts.push({ text: body.slice(end) })
  return parts
}

/** Why a text cannot be saved: it could not be sent as a message, or names an unknown field. */
export const cannotSaveChatText = (body: string): string | undefined => {
  const reason = cannotSendAsWritten(body)
  if (reason !== undefined) return reason
  const unknown = [...body.matchAll(fieldPattern)]
    .map(([, inner = '']) => inner.trim())
    .find((name) => !isField(name))
  if (unknown !== undefined)
    return `{${unknown}}という項目はありません。使える項目は、${chatTextFields.map((field) => `{${field}}`).join('')}です。`
  return bracePattern.test(body.replace(fieldPattern, ''))
    ? '「{」と「}」は、{氏名}のように項目を囲むときだけ使えます。'
    : undefined
}

/** Why no further text can be added to the `count` texts of a store or company. */
export const cannotAddChatText = (count: number): string | undefined =>
  count >= MAX_CHAT_TEXTS
    ? `定型文は${MAX_CHAT_TEXTS}件までです。使わないものを削除してから追加してください。`
    : undefined

/** The sample room of the preview of a text. */
export const exampleChatTextFacts = {
  workerName: '山田 花子',
  storeName: 'みのり食堂 渋谷店',
  shift: {
    title: 'ホールスタッフ',
    startAt: '2026-11-21T10:00:00+09:00',
    endAt: '2026-11-21T15:00:00+09:00',
    access: '渋谷駅の東口から歩いて5分です。',
    meetingPlace: '店舗の裏口',
    belongings: ['黒の靴', '筆記用具'],
    clothing: '白いシャツ',
  },
} as const satisfies ChatTextFacts
