import { findInText } from '@/domain/offers/textRules/findInText'
import { groundLabel, type Ground } from '@/domain/offers/textRules/types'
import { cancelRules } from './cancelRules'

export type Discrimination = { ground: Ground; matchedText: string; reason: string }

/**
 * The first ground of discrimination that a text about a cancel names, with the reason as the screen shows it;
 * undefined where there is none. `what` is what the text was to bring about: キャンセル or 協議.
 */
export const findDiscrimination = (
  text: string,
  what: 'キャンセル' | '協議' = 'キャンセル',
): Discrimination | undefined => {
  const [found] = findInText(cancelRules, text)
  if (!found) return undefined
  const {
    matchedText,
    rule: { ground, article, suggestion },
  } = found
  return {
    ground,
    matchedText,
    reason:
      `「${matchedText}」と書かれています。${groundLabel[ground]}を理由にした${what}はできません` +
      `(${article})。${suggestion}`,
  }
}

/**
 * Why a note for a cancel cannot be taken: 10 to 500 characters, and no ground of discrimination (職業安定法3条,
 * 男女雇用機会均等法6条, 労働基準法3条).
 */
export const cannotNoteReject = (note: string): string | undefined => {
  const length = [...note.trim()].length
  if (length < 10) return `理由の説明は10文字以上で入力してください(現在 ${length}文字)。`
  if (length > 500) return `理由の説明は500文字以内で入力してください(現在 ${length}文字)。`
  return findDiscrimination(note)?.reason
}
