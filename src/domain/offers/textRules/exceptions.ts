import type { RuleException } from '@/domain/offers/textRules/types'
import { customer } from '@/domain/offers/textRules/vocabulary'

/** An exception whose words make the whole sentence harmless. */
export const sentenceOf = (pattern: string): RuleException => ({ pattern, within: 'sentence' })
/** The sentence is about customers. */
export const ofCustomers = sentenceOf(customer)
