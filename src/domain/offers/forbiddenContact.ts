import { findInText, messageOf } from './textRules/findInText'
import { contactRules } from './textRules/rules/people/contact'

/**
 * Returns the first forbidden request in a text of a store (contact outside the service, cards, accounts, proofs of
 * identity), or undefined.
 */
export const findForbiddenContact = (text: string) => {
  const [found] = findInText(contactRules, text)
  return (
    found && {
      matchedText: found.matchedText,
      message: messageOf(found.rule),
      suggestion: found.rule.suggestion,
    }
  )
}
