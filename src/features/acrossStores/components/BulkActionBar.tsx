import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { isUnconfirmed } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import {
  byStore,
  type OfStore,
  outcomesOf,
  type StoreOutcome,
} from '@/features/acrossStores/lib/byStore'
import { Button } from '@/ui/buttons/Button'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { BulkBar } from '@/ui/layout/BulkBar'
import * as S from './rows.styles'

type ActionProps<Row> = {
  unit: '件' | '名'
  /** Label of the buttons of the bar and of the dialog. */
  label: (rows: readonly Row[]) => string
  /** The question of the dialog. */
  question: (storeCount: number, rows: readonly Row[]) => string
  /** What the dialog says about the rows of one store. */
  ofStore: (rows: readonly Row[]) => ReactNode
  /** What the dialog says about all rows. */
  consequence: (rows: readonly Row[]) => ReactNode
  isSending: boolean
  /** Resolves to why a row was not done, null if it was. */
  send: (rows: readonly Row[]) => Promise<(row: Row) => string | null>
  onOutcome: (outcomes: StoreOutcome[]) => void
}
type Props<Row> = ActionProps<Row> & {
  rows: readonly Row[]
  icon: LucideIcon
  /** Text of the bar beside the number of stores. */
  sum?: string
  onClear: () => void
}

/** One action for the selected rows of several stores, after a dialog that names the stores. */
export function BulkActionBar<Row extends OfStore>(props: Props<Row>) {
  const { rows, unit, label, icon: Icon, sum, onClear } = props
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <>
      <BulkBar count={rows.length} unit={unit} onClear={onClear}>
        <S.Sum>
          {byStore(rows).length}店舗{sum}
        </S.Sum>
        <Button
          {...preloadDialog}
          icon={<Icon size={18} aria-hidden />}
          onClick={() => setIsConfirming(true)}
        >
          {label(rows)}
        </Button>
      </BulkBar>
      {isConfirming && (
        <BulkActionDialog {...props} selected={rows} onClose={() => setIsConfirming(false)} />
      )}
    </>
  )
}

function BulkActionDialog<Row extends OfStore>({
  selected,
  label,
  question,
  ofStore,
  consequence,
  isSending,
  send,
  onOutcome,
  onClose,
}: ActionProps<Row> & { selected: readonly Row[]; onClose: () => void }) {
  // The selection when the dialog opened. Rows that are done leave the list, but a retry must include them.
  const [rows] = useState(selected)
  const stores = byStore(rows)
  async function handleApply() {
    try {
      onOutcome(outcomesOf(rows, await send(rows)))
      onClose()
    } catch (error) {
      notifyError(error)
      if (!isUnconfirmed(error)) onClose()
    }
  }
  return (
    <ConfirmDialog
      title={question(stores.length, rows)}
      applyLabel={label(rows)}
      cancelLabel='やめる'
      loading={isSending}
      irreversible
      onApply={() => void handleApply()}
      onClose={onClose}
    >
      <S.Stores>
        {stores.map(({ store, rows: rowsOfStore }) => (
          <li key={store.id}>
            <span>{store.name}</span>
            <span>{ofStore(rowsOfStore)}</span>
          </li>
        ))}
      </S.Stores>
      <p>{consequence(rows)}</p>
    </ConfirmDialog>
  )
}
