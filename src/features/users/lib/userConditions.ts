import type { QueryValue } from '@/lib/query'
import type { routes } from '@/routes/routes'

export type UserQuery = QueryValue<typeof routes.users.query>
/** The query parameters that filter a tab: all but the tab, the order and the page. */
export const conditions = [
  'nameKana',
  'groupId',
  'blockStatus',
  'minGoodRate',
  'minWorkedCount',
  'occupationId',
  'positionId',
] as const satisfies readonly (keyof UserQuery)[]
