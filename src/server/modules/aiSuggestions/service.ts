import type { AiSuggestion, AiSuggestionInput } from '@/contracts/aiSuggestions/schemas'
import { tags } from '@/domain/data/occupations'
import { invalid } from '@/server/http/errors'
import { masterCompanyOccupationOf } from '@/server/modules/masterData/service'

const longestDescription = 2000
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
 * The fixed text of an occupation, with the keywords named at the end of the description and the tags that they
 * name.
 */
export function fromTemplate(input: AiSuggestionInput): AiSuggestion {
  const { modelText } = occupationFor(input)
  const { keywords } = input
  const described =
    keywords.length > 0
      ? `${modelText.jobDescription}\n\nこの職場の特徴: ${keywords.join('、')}`
      : modelText.jobDescription
  return {
    ...modelText,
    jobDescription: described.length <= longestDescription ? described : modelText.jobDescription,
    tagIds: [...new Set(keywords.flatMap(named).map(({ id }) => id))].slice(0, 20),
  }
}
