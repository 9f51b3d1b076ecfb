import { clients, companies } from './clients'
import { ref } from './columns'

/** The company that a row belongs to. */
export const companyId = () =>
  ref()
    .notNull()
    .references(() => companies.id)
/** The store that a row belongs to. */
export const clientId = () =>
  ref()
    .notNull()
    .references(() => clients.id)
