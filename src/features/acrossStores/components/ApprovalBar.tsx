import { Check } from 'lucide-react'
import { useMutation } from '@/api/useMutation'
import { companyCorrections } from '@/contracts/paymentCorrections'
import type { CompanyCorrection } from '@/contracts/paymentCorrections/schemas'
import type { StoreOutcome } from '@/features/acrossStores/lib/byStore'
import { sumBy } from '@/lib/sumBy'
import { formatYen, formatYenDiff } from '@/lib/text/money'
import { BulkActionBar } from './BulkActionBar'

type Props = {
  companyId: string
  rows: readonly CompanyCorrection[]
  onOutcome: (outcomes: StoreOutcome[]) => void
  onClear: () => void
}

const diffOf = (rows: readonly CompanyCorrection[]) => sumBy(rows, ({ diff }) => diff.grossYen)
const payOf = (rows: readonly CompanyCorrection[]) =>
  sumBy(rows, ({ requested }) => requested.pay.grossYen)

/** Approves the selected corrections of several stores; the dialog names stores and yen. */
export function ApprovalBar({ companyId, ...bar }: Props) {
  const [approve, isApproving] = useMutation(companyCorrections.bulkApprove, {
    isPressedHereOnly: true,
  })
  return (
    <BulkActionBar
      {...bar}
      unit='件'
      icon={Check}
      sum={` ・ 差額 ${formatYenDiff(diffOf(bar.rows))}`}
      label={(rows) => `${rows.length}件を承認する`}
      question={(storeCount, rows) => `${storeCount}店舗の修正依頼${rows.length}件を承認しますか`}
      ofStore={(rows) =>
        `${rows.length}件 ${formatYen(payOf(rows))}(予定との差 ${formatYenDiff(diffOf(rows))})`
      }
      consequence={(rows) =>
        `承認すると合計${formatYen(payOf(rows))}の報酬が確定し、ワーカーに知らせます。`
      }
      isSending={isApproving}
      send={async (rows) => {
        const items = rows.map(({ id, requested }) => ({ id, grossYen: requested.pay.grossYen }))
        const result = await approve({ companyId, body: { items } })
        const messages = new Map(result.items.map(({ id, message }) => [id, message]))
        return ({ id }) => messages.get(id) ?? null
      }}
    />
  )
}
