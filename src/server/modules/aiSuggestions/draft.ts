import type { AiSuggestion, AiSuggestionInput } from '@/contracts/aiSuggestions/schemas'
import { tags } from '@/domain/data/masterData'
import { isRefusedText } from '@/domain/offers/offerCheck'
import { invalid } from '@/server/http/errors'
import { masterCompanyOccupationOf } from '@/server/modules/masterData/service'

const MAX_DESCRIPTION_LENGTH = 2000
const tagsLike = (keyword: string) =>
  tags.filter(
    ({ name }) => keyword.length >= 2 && (name.includes(keyword) || keyword.includes(name)),
  )

/** The occupation of a draft; refuses an unknown one. */
export function occupationFor({
  masterCompanyOccupationId,
}: Pick<AiSuggestionInput, 'masterCompanyOccupationId'>) {
  const occupation = masterCompanyOccupationOf(masterCompanyOccupationId)
  if (!occupation) throw invalid({ masterCompanyOccupationId: '職種を選び直してください。' })
  return occupation
}

const SENTENCES = /[^。!?！？\n]*[。!?！？\n]*/g

/** Removes the sentences that the text check refuses; nothing replaces them. */
function withoutRefusedSentences(text: string) {
  const allowedText = (text.match(SENTENCES) ?? [])
    .filter((sentence) => !isRefusedText(sentence))
    .join('')
  // Some rules match across two sentences: both are then removed.
  return isRefusedText(allowedText) ? '' : allowedText.trim()
}

/** Removes from a draft, whatever its source, the text that the check would refuse. */
export const withoutRefusals = ({ tagIds, ...text }: AiSuggestion): AiSuggestion => ({
  title: withoutRefusedSentences(text.title),
  jobDescription: withoutRefusedSentences(text.jobDescription),
  workFlow: withoutRefusedSentences(text.workFlow),
  conditions: withoutRefusedSentences(text.conditions),
  precautions: withoutRefusedSentences(text.precautions),
  belongings: text.belongings.filter((belonging) => !isRefusedText(belonging)),
  clothing: withoutRefusedSentences(text.clothing),
  tagIds,
})

/**
 * Writes a draft without a language model, from the tasks of the occupation and the keywords of the store, with the
 * tags that the keywords match. Keywords that no offer may contain are left out. Facts that the store has not given
 * stay empty, because an invented fact would become a promise to the worker.
 */
export function fromTemplate(input: AiSuggestionInput): AiSuggestion {
  const { name, tasks } = occupationFor(input)
  const keywords = input.keywords.filter((keyword) => !isRefusedText(keyword))
  const description = `${name}のお仕事です。${tasks}などをお願いします。`
  const described =
    keywords.length > 0 ? `${description}\n\nこの職場の特徴: ${keywords.join('、')}` : description
  return withoutRefusals({
    title: name,
    jobDescription: described.length <= MAX_DESCRIPTION_LENGTH ? described : description,
    workFlow: '',
    conditions: '',
    precautions: '',
    belongings: [],
    clothing: '',
    tagIds: [...new Set(keywords.flatMap(tagsLike).map(({ id }) => id))].slice(0, 20),
  })
}
