import type { QueryValue } from '@/lib/query'
import type { routes } from '@/routes/routes'

export type UserQuery = QueryValue<typeof routes.users.query>
/** What narrows a tab of the list: everything in its address but the tab, the order and the page. */
export const conditions = [
  'nameKana',
  'groupId',
  'blockStatus',
  'minGoodRate',
  'minWorkedCount',
] as const satisfies readonly (keyof UserQuery)[]
