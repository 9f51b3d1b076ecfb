import { findInText } from '@/domain/offers/textRules/findInText'
import { groundLabel, type Ground } from '@/domain/offers/textRules/types'
import { cancelRules } from './cancelRules'

type Discrimination = { ground: Ground; matchedText: string; reason: string }

/**
 * The first discriminatory ground in a text about a cancellation, with the message for the screen; undefined if there
 * is none. `action` is the procedure that the text is written for.
 */
export const findDiscrimination = (
  text: string,
  action: 'キャンセル' | '協議' = 'キャンセル',
): Discrimination | undefined => {
  const [match] = findInText(cancelRules, text)
  if (!match) return undefined
  const {
    matchedText,
    rule: { ground, article, suggestion },
  } = match
  return {
    ground,
    matchedText,
    reason:
      `「${matchedText}」と書かれています。${groundLabel[ground]}を理由にした${action}はできません` +
      `(${article})。${suggestion}`,
  }
}

/**
 * Why a note for a cancellation is not accepted: it needs 10 to 500 characters and no discriminatory ground
 * (職業安定法3条, 男女雇用機会均等法6条, 労働基準法3条).
 */
export const cannotAcceptNote = (note: string): string | undefined => {
  const length = [...note.trim()].length
  if (length < 10) return `理由の説明は10文字以上で入力してください(現在 ${length}文字)。`
  if (length > 500) return `理由の説明は500文字以内で入力してください(現在 ${length}文字)。`
  return findDiscrimination(note)?.reason
}
