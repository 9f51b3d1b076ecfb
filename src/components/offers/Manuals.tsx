import type { Manual } from '@/contracts/manuals/schemas'
import { fileSize } from '@/ui/fields/files/fileRules'
import { ManualName } from './ManualName'

/** The manuals of a job as a list of files. */
export function Manuals({ clientId, manuals }: { clientId: string; manuals: readonly Manual[] }) {
  return (
    <ul>
      {manuals.map((manual) => (
        <li key={manual.id}>
          <ManualName clientId={clientId} manual={manual} />
          <small>{fileSize(manual.byteSize)}</small>
        </li>
      ))}
    </ul>
  )
}
