import { findInText, messageOf } from './textRules/findInText'
import { contactRules } from './textRules/rules/contact'

/**
 * What a text asks for that no text of a store may: contact outside the service, cards, accounts, papers of identity.
 * undefined where there is nothing.
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
