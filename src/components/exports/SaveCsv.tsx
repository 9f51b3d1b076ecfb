import { Save } from 'lucide-react'
import { useDownload } from '@/api/download'
import { useCan } from '@/components/permissions/useCan'
import type { Endpoint, Input } from '@/contracts/endpoint'
import { serverNow } from '@/lib/clock'
import { dayOf } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'

type Props<E extends Endpoint> = {
  file: E
  input: Input<E>
  /** What is saved, as a part of the file's name. */
  noun: string
  isEmpty?: boolean
  size?: 32 | 40
}

/** Saves all pages of a list as a table. Not rendered for an empty list or without the permission to export. */
export function SaveCsv<E extends Endpoint>({
  file,
  input,
  noun,
  isEmpty = false,
  size = 40,
}: Props<E>) {
  const canExport = useCan(file)
  const [save, isSaving] = useDownload(file, `${dayOf(serverNow())}_${noun}.csv`)
  if (isEmpty || !canExport) return null
  return (
    <Button
      size={size}
      icon={<Save size={18} aria-hidden />}
      loading={isSaving}
      onClick={() => void save(input)}
    >
      CSVで保存
    </Button>
  )
}
