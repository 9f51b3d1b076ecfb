import { findForbiddenContact } from './offerCheck'

/** A message of the store or a worker may be so long, in characters. */
export const longestMessage = 1000
/** Why a message cannot be sent: it is empty or too long, or it leads away from the service. */
export const cannotSendMessage = (text: string): string | undefined => {
  const length = [...text.trim()].length
  if (length === 0) return 'メッセージを入力してください。'
  if (length > longestMessage) return `メッセージは${longestMessage}文字以内で入力してください(現在 ${length}文字)。`
  const found = findForbiddenContact('body', text)
  return found && `「${found.matchedText}」と書かれています。${found.message}${found.suggestion ?? ''}`
}
