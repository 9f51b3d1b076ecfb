import { ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { isUnconfirmed } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { companyReviews } from '@/contracts/reviews'
import type { CompanyUnreviewedUser } from '@/contracts/reviews/schemas'
import { byStore, outcomesOf, type StoreOutcome } from '@/features/acrossStores/lib/byStore'
import { Button } from '@/ui/buttons/Button'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { BulkBar } from '@/ui/layout/BulkBar'
import * as S from './rows.styles'

type Props = {
  companyId: string
  rows: readonly CompanyUnreviewedUser[]
  onOutcome: (outcomes: StoreOutcome[]) => void
  onClear: () => void
}

/** Sends a Good to the selected workers of several stores, after a dialog that names the stores. */
export function GoodReviewsBar({ companyId, rows, onOutcome, onClear }: Props) {
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <>
      <BulkBar count={rows.length} unit='名' onClear={onClear}>
        <S.Sum>{byStore(rows).length}店舗</S.Sum>
        <Button
          {...preloadDialog}
          icon={<ThumbsUp size={18} aria-hidden />}
          onClick={() => setIsConfirming(true)}
        >
          {rows.length}名にGoodを送る
        </Button>
      </BulkBar>
      {isConfirming && (
        <GoodReviewsDialog
          companyId={companyId}
          selected={rows}
          onOutcome={onOutcome}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </>
  )
}

type DialogProps = Pick<Props, 'companyId' | 'onOutcome'> & {
  selected: Props['rows']
  onClose: () => void
}

function GoodReviewsDialog({ companyId, selected, onOutcome, onClose }: DialogProps) {
  const [createGood, isSending] = useMutation(companyReviews.createGood, {
    isPressedHereOnly: true,
  })
  // The selection as it was confirmed: workers who are reviewed leave the list, but a retry must send them again.
  const [rows] = useState(selected)
  const stores = byStore(rows)
  async function handleSend() {
    try {
      const result = await createGood({
        companyId,
        body: { matchingIds: rows.map(({ matchingId }) => matchingId) },
      })
      const messages = new Map(result.items.map(({ matchingId, message }) => [matchingId, message]))
      onOutcome(outcomesOf(rows, ({ matchingId }) => messages.get(matchingId) ?? null))
      onClose()
    } catch (error) {
      notifyError(error)
      if (!isUnconfirmed(error)) onClose()
    }
  }
  return (
    <ConfirmDialog
      title={`${stores.length}店舗の${rows.length}名にGoodを送りますか`}
      applyLabel={`${rows.length}名にGoodを送る`}
      cancelLabel='やめる'
      loading={isSending}
      irreversible
      onApply={() => void handleSend()}
      onClose={onClose}
    >
      <S.Stores>
        {stores.map(({ store, rows: ofStore }) => (
          <li key={store.id}>
            <span>{store.name}</span>
            <span>{ofStore.length}名</span>
          </li>
        ))}
      </S.Stores>
      <p>
        コメントや「次回も頼みたい業務」は付きません。付けたい人は、店舗の画面で1名ずつ評価してください。
      </p>
    </ConfirmDialog>
  )
}
