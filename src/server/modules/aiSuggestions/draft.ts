import type { AiSuggestion, AiSuggestionInput } from '@/contracts/aiSuggestions/schemas'
import { tags } from '@/domain/data/occupations'
import { invalid } from '@/server/http/errors'
import { masterCompanyOccupationOf } from '@/server/modules/masterData/service'

const MAX_DESCRIPTION_LENGTH = 2000
const named = (keyword: string) =>
  tags.filter(
    ({ name }) => keyword.length >= 2 && (name.includes(keyword) || keyword.includes(name)),
  )

/** The occupation a draft is for; refuses one that no list has. */
export function occupationFor({
  masterCompanyOccupationId,
}: Pick<AiSuggestionInput, 'masterCompanyOccupationId'>) {
  const occupation = masterCompanyOccupationOf(masterCompanyOccupationId)
  if (!occupation) throw invalid({ masterCompanyOccupationId: '職種を選び直してください。' })
  return occupation
}

/**
 * A draft without a language model: the tasks of the occupation and the keywords of the store, with the tags that
 * these name. What the store has not said stays empty, because an invented fact would become a promise to the worker.
 */
export function fromTemplate(input: AiSuggestionInput): AiSuggestion {
  const { name, tasks } = occupationFor(input)
  const { keywords } = input
  const description = `${name}のお仕事です。${tasks}などをお願いします。`
  const described =
    keywords.length > 0 ? `${description}\n\nこの職場の特徴: ${keywords.join('、')}` : description
  return {
    title: name,
    jobDescription: described.length <= MAX_DESCRIPTION_LENGTH ? described : description,
    workFlow: '',
    conditions: '',
    precautions: '',
    belongings: [],
    clothing: '',
    tagIds: [...new Set(keywords.flatMap(named).map(({ id }) => id))].slice(0, 20),
  }
}
