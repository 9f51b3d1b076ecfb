import { GraduationCap, Handshake } from 'lucide-react'
import type { GraduateKind } from '@/contracts/workers/enums'
import { graduateKindLabel } from '@/domain/workers/workers'
import { StatusChip } from '@/ui/data-display/StatusChip'

/** How a graduate is known to the store: hired directly, or formerly employed. */
export function GraduateKindChip({ kind }: { kind: GraduateKind }) {
  return (
    <StatusChip
      kind='violet'
      icon={kind === 'hired' ? Handshake : GraduationCap}
      label={graduateKindLabel[kind]}
    />
  )
}
