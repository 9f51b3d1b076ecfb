import { findInText, messageOf } from './textRules/findInText'
import { contactRules } from './textRules/rules/contact'

/**
 * A forbidden request in a text of a store: contact outside the service, cards, accounts, papers of identity. undefined
 * if there is none.
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
