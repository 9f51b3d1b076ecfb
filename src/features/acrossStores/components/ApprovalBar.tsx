import { Check } from 'lucide-react'
import { useState } from 'react'
import { isUnconfirmed } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { companyCorrections } from '@/contracts/paymentCorrections'
import type { CompanyCorrection } from '@/contracts/paymentCorrections/schemas'
import { byStore, outcomesOf, type StoreOutcome } from '@/features/acrossStores/lib/byStore'
import { formatYen, formatYenDiff } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { BulkBar } from '@/ui/layout/BulkBar'
import * as S from './rows.styles'

type Props = {
  companyId: string
  rows: readonly CompanyCorrection[]
  onOutcome: (outcomes: StoreOutcome[]) => void
  onClear: () => void
}

const diffOf = (rows: readonly CompanyCorrection[]) =>
  rows.reduce((sum, { diff }) => sum + diff.grossYen, 0)
const payOf = (rows: readonly CompanyCorrection[]) =>
  rows.reduce((sum, { requested }) => sum + requested.pay.grossYen, 0)

/** Approves the selected corrections of several stores, after a dialog that names stores and yen. */
export function ApprovalBar({ companyId, rows, onOutcome, onClear }: Props) {
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <>
      <BulkBar count={rows.length} onClear={onClear}>
        <S.Sum>
          {byStore(rows).length}店舗 ・ 差額 {formatYenDiff(diffOf(rows))}
        </S.Sum>
        <Button
          {...preloadDialog}
          icon={<Check size={18} aria-hidden />}
          onClick={() => setIsConfirming(true)}
        >
          {rows.length}件を承認する
        </Button>
      </BulkBar>
      {isConfirming && (
        <ApprovalDialog
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
  selected: readonly CompanyCorrection[]
  onClose: () => void
}

function ApprovalDialog({ companyId, selected, onOutcome, onClose }: DialogProps) {
  const [approve, isApproving] = useMutation(companyCorrections.bulkApprove, {
    isPressedHereOnly: true,
  })
  // The selection as it was confirmed: corrections that are approved leave the list, but a retry must send them again.
  const [rows] = useState(selected)
  const stores = byStore(rows)
  async function handleApprove() {
    try {
      const result = await approve({
        companyId,
        body: {
          items: rows.map(({ id, requested }) => ({ id, grossYen: requested.pay.grossYen })),
        },
      })
      const messages = new Map(result.items.map(({ id, message }) => [id, message]))
      onOutcome(outcomesOf(rows, ({ id }) => messages.get(id) ?? null))
      onClose()
    } catch (error) {
      notifyError(error)
      if (!isUnconfirmed(error)) onClose()
    }
  }
  return (
    <ConfirmDialog
      title={`${stores.length}店舗の修正依頼${rows.length}件を承認しますか`}
      applyLabel={`${rows.length}件を承認する`}
      cancelLabel='やめる'
      loading={isApproving}
      irreversible
      onApply={() => void handleApprove()}
      onClose={onClose}
    >
      <S.Stores>
        {stores.map(({ store, rows: ofStore }) => (
          <li key={store.id}>
            <span>{store.name}</span>
            <span>
              {ofStore.length}件 {formatYen(payOf(ofStore))}(予定との差{' '}
              {formatYenDiff(diffOf(ofStore))})
            </span>
          </li>
        ))}
      </S.Stores>
      <p>承認すると合計{formatYen(payOf(rows))}の報酬が確定し、ワーカーに知らせます。</p>
    </ConfirmDialog>
  )
}
