import { JobTerms } from '@/components/offers/JobTerms'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'

/**
 * The terms of this offering as workers see them: those of the contract at the time of publication.
 */
export function OfferingTerms({
  clientId,
  offering: { terms, memo, occupationName, createdByName, createdAt },
}: {
  clientId: string
  offering: OfferingDetail
}) {
  return (
    <JobTerms
      clientId={clientId}
      content={terms}
      occupationName={occupationName}
      memo={memo}
      note={`${createdByName ? `${createdByName}さんが` : ''}${formatDateTime(createdAt, serverNow())}に作成。ひな形をあとから編集しても、この求人の内容は変わりません。`}
    />
  )
}
