import { FileDown } from 'lucide-react'
import { useDownload } from '@/api/download'
import { companyBilling, storeBilling } from '@/contracts/billing'
import type { Statement } from '@/contracts/billing/schemas'
import { serverNow } from '@/lib/clock'
import { formatDay } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'

type Props = {
  statement: Pick<Statement, 'status' | 'operationId' | 'confirmsOn' | 'invoiceNumber'>
}
const icon = <FileDown size={18} aria-hidden />

/** Why there is no invoice; undefined if there is one. */
function missingReason({ status, confirmsOn, invoiceNumber }: Props['statement']) {
  if (status !== 'confirmed') return `${formatDay(confirmsOn, serverNow())}に確定します。`
  return invoiceNumber === null ? 'ご利用がない月のため、請求書はありません。' : undefined
}

/** Saves the invoice of a month; before its confirmation it says when that will be. */
export function InvoicePdfButton({ companyId, statement }: Props & { companyId: string }) {
  const [save, isSaving] = useDownload(companyBilling.invoice, '請求書.pdf')
  const { operationId } = statement
  return (
    <Button
      tone='primary'
      icon={icon}
      loading={isSaving}
      disabledReason={missingReason(statement)}
      onClick={() => void save({ companyId, billingOperationId: operationId ?? 0 })}
    >
      請求書PDF
    </Button>
  )
}

/** Saves an invoice that a corrected one replaced; it is marked as such. */
export function ReplacedPdfButton({
  companyId,
  invoice: { operationId, invoiceNumber },
}: {
  companyId: string
  invoice: { operationId: number; invoiceNumber: string }
}) {
  const [save, isSaving] = useDownload(companyBilling.invoice, '請求書.pdf')
  return (
    <Button
      size={32}
      icon={icon}
      loading={isSaving}
      onClick={() => void save({ companyId, billingOperationId: operationId })}
    >
      訂正前の請求書 {invoiceNumber}
    </Button>
  )
}

/** Saves the statement of one store and month, which is not an invoice. */
export function StorePdfButton({ clientId, statement }: Props & { clientId: string }) {
  const [save, isSaving] = useDownload(storeBilling.storePart, '店舗別内訳.pdf')
  const { operationId } = statement
  return (
    <Button
      icon={icon}
      loading={isSaving}
      disabledReason={missingReason(statement)}
      onClick={() => void save({ clientId, billingOperationId: operationId ?? 0 })}
    >
      店舗別内訳PDF
    </Button>
  )
}
