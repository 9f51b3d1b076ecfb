import { ThumbsUp } from 'lucide-react'
import { useMutation } from '@/api/useMutation'
import { companyReviews } from '@/contracts/reviews'
import type { CompanyUnreviewedUser } from '@/contracts/reviews/schemas'
import type { StoreOutcome } from '@/features/acrossStores/lib/byStore'
import { BulkActionBar } from './BulkActionBar'

type Props = {
  companyId: string
  rows: readonly CompanyUnreviewedUser[]
  onOutcome: (outcomes: StoreOutcome[]) => void
  onClear: () => void
}

/** Sends a Good to the selected workers of several stores; the dialog names the stores. */
export function GoodReviewsBar({ companyId, ...bar }: Props) {
  const [createGood, isSending] = useMutation(companyReviews.createGood, {
    isPressedHereOnly: true,
  })
  return (
    <BulkActionBar
      {...bar}
      unit='名'
      icon={ThumbsUp}
      label={(rows) => `${rows.length}名にGoodを送る`}
      question={(storeCount, rows) => `${storeCount}店舗の${rows.length}名にGoodを送りますか`}
      ofStore={(rows) => `${rows.length}名`}
      consequence={() =>
        'コメントや「次回も頼みたい業務」は付きません。付けたい人は、店舗の画面で1名ずつ評価してください。'
      }
      isSending={isSending}
      send={async (rows) => {
        const matchingIds = rows.map(({ matchingId }) => matchingId)
        const result = await createGood({ companyId, body: { matchingIds } })
        const messages = new Map(
          result.items.map(({ matchingId, message }) => [matchingId, message]),
        )
        return ({ matchingId }) => messages.get(matchingId) ?? null
      }}
    />
  )
}
