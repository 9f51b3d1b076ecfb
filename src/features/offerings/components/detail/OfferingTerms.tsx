import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { formatDateTime } from '@/lib/date'
import { JobTerms } from '@/components/offers/JobTerms'

/** What workers read of this posting: the terms of the contract as they stood when it was posted. */
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
      note={`${createdByName ? `${createdByName}さんが` : ''}${formatDateTime(createdAt, new Date())}に作成。ひな形をあとから編集しても、この求人の内容は変わりません。`}
    />
  )
}
