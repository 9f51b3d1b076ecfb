import { clients, companies } from './clients'
import { ref } from './columns'

/** A reference to the company to which a row belongs. */
export const companyId = () =>
  ref()
    .notNull()
    .references(() => companies.id)
/** A reference to the store to which a row belongs. */
export const clientId = () =>
  ref()
    .notNull()
    .references(() => clients.id)
