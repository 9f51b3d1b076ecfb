import { MAX_MESSAGE_LENGTH } from '@/contracts/chat/enums'
import { chatTextFields } from '@/contracts/chatTexts/enums'
import { findForbiddenContact } from '@/domain/offers/forbiddenContact'
import { addDays, dayOf, endOfDay, type Instant, msOf } from '@/lib/date'

/** Why a text cannot be sent: it is empty, too long, or contains contact details that bypass the service. */
export const cannotSendAsWritten = (text: string): string | undefined => {
  const length = [...text.trim()].length
  if (length === 0) return 'メッセージを入力してください。'
  if (length > MAX_MESSAGE_LENGTH)
    return `メッセージは${MAX_MESSAGE_LENGTH}文字以内で入力してください(現在 ${length}文字)。`
  const match = findForbiddenContact(text)
  return match && `「${match.matchedText}」と書かれています。${match.message}${match.suggestion}`
}

/** A field of a 定型文 in braces. */
const unfilledField = new RegExp(`[{｛]\\s*(?:${chatTextFields.join('|')})\\s*[}｝]`)

/** Why a message cannot be sent: a field of a 定型文 has not been filled in, or `cannotSendAsWritten` says so. */
export const cannotSendMessage = (text: string): string | undefined => {
  const [unfilled] = unfilledField.exec(text) ?? []
  return unfilled === undefined
    ? cannotSendAsWritten(text)
    : `「${unfilled}」が埋まっていません。内容に書き換えてから送ってください。`
}

/** Messages can be sent until this many days after the latest shift of a room. */
export const ROOM_OPEN_DAYS = 7
/**
 * Why a message to all workers of a shift cannot be sent. `peopleLive` is the number of matchings that are neither
 * cancelled nor absent.
 */
export const cannotBroadcast = (
  offering: { endAt: Instant; peopleLive: number },
  now: Instant,
): string | undefined => {
  if (msOf(endOfDay(addDays(dayOf(offering.endAt), ROOM_OPEN_DAYS))) <= msOf(now))
    return `勤務から${ROOM_OPEN_DAYS}日を過ぎたため、メッセージを送れません。`
  return offering.peopleLive === 0
    ? 'この求人には、メッセージを送れるワーカーがいません。'
    : undefined
}
