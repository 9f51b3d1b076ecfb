import type { MultidatePosting } from '@/contracts/bulkOfferings/schemas'
import { multidateStatusOf } from '@/domain/offerings/bulkOffering'
import type { multidateItems, multidatePostings } from '@/server/db/schema'

type ItemRow = typeof multidateItems.$inferSelect & { offeringId: number | null }

/** Converts a run to what the API returns; its status follows from the results of its dates. */
export function toMultidatePosting(
  operation: typeof multidatePostings.$inferSelect,
  { offerId, title }: { offerId: number; title: string },
  items: ItemRow[],
): MultidatePosting {
  const countOf = (result: ItemRow['result']) =>
    items.filter((item) => item.result === result).length
  return {
    ...operation,
    offerId,
    title,
    status: multidateStatusOf(
      items.map((item) => item.result),
      operation.startedAt !== null,
    ),
    totalCount: items.length,
    createdCount: countOf('created'),
    failedCount: countOf('failed'),
    skippedCount: countOf('skipped'),
    pendingCount: countOf('pending'),
    items,
  }
}
