import type { QueryValue } from '@/lib/query'
import type { routes } from '@/routes/routes'
import type { SearchedExperience } from './experienceTexts'

export type WorkerQuery = QueryValue<typeof routes.users.query>
/** The query parameters that filter a tab: all but the tab, the order and the page. */
export const conditions = [
  'nameKana',
  'groupId',
  'blockStatus',
  'minGoodRate',
  'minWorkedCount',
  'occupationId',
  'positionId',
] as const satisfies readonly (keyof WorkerQuery)[]

/** The experience that the list is filtered by; undefined if it is not. */
export function searchedExperience({
  occupationId,
  positionId,
}: Pick<WorkerQuery, 'occupationId' | 'positionId'>): SearchedExperience | undefined {
  if (positionId > 0) return { kind: 'position', id: positionId }
  return occupationId > 0 ? { kind: 'occupation', id: occupationId } : undefined
}
