import { pgTable, text } from 'drizzle-orm/pg-core'
import { appendOnly, id } from './columns'

/**
 * Objects outside the database that no row refers to now. A trigger writes them with the change, and the job
 * `moveFiles` removes the objects after the commit.
 */
export const removedObjects = pgTable(
  'removed_objects',
  { id: id(), objectKey: text().notNull() },
  () => appendOnly(),
)
