import { Save } from 'lucide-react'
import { useDownload } from '@/api/download'
import { useCan } from '@/components/permissions/useCan'
import { paymentCorrections } from '@/contracts/paymentCorrections'
import type { fixPaymentFileQuery } from '@/contracts/paymentCorrections/query'
import { dayOf } from '@/lib/date'
import type { QueryValue } from '@/lib/query'
import { Button } from '@/ui/buttons/Button'

type Props = {
  clientId: string
  filters: QueryValue<typeof fixPaymentFileQuery>
  isEmpty: boolean
}

/** Saves the listed corrections, of all pages, as a table. Not drawn for an empty list, nor for who may not export. */
export function SaveCorrections({ clientId, filters, isEmpty }: Props) {
  const canExport = useCan(paymentCorrections.file)
  const [save, isSaving] = useDownload(paymentCorrections.file, `${dayOf(new Date())}_修正依頼.csv`)
  if (isEmpty || !canExport) return null
  return (
    <Button
      icon={<Save size={18} aria-hidden />}
      loading={isSaving}
      onClick={() => void save({ clientId, query: filters })}
    >
      CSVで保存
    </Button>
  )
}
