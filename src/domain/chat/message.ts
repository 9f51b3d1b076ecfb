import { addDays, dayOf, endOfDay, type Instant, msOf } from '@/lib/date'
import { findForbiddenContact } from '@/domain/offers/forbiddenContact'

/** A message of the store or a worker may be so long, in characters. */
export const longestMessage = 1000
/** Why a message cannot be sent: it is empty or too long, or it leads away from the service. */
export const cannotSendMessage = (text: string): string | undefined => {
  const length = [...text.trim()].length
  if (length === 0) return 'メッセージを入力してください。'
  if (length > longestMessage)
    return `メッセージは${longestMessage}文字以内で入力してください(現在 ${length}文字)。`
  const found = findForbiddenContact(text)
  return found && `「${found.matchedText}」と書かれています。${found.message}${found.suggestion}`
}

/** A room takes messages until so many days after the end of its latest shift. */
export const roomOpenDays = 7
/** Why the workers of a shift cannot be written to together. `peopleLive` is the number of matchings that are neither cancelled nor absent. */
export const cannotBroadcast = (
  o: { endAt: Instant; peopleLive: number },
  now: Instant,
): string | undefined => {
  if (msOf(endOfDay(addDays(dayOf(o.endAt), roomOpenDays))) <= msOf(now))
    return `勤務から${roomOpenDays}日を過ぎたため、メッセージを送れません。`
  return o.peopleLive === 0 ? 'この求人には、メッセージを送れるワーカーがいません。' : undefined
}
