import { CircleCheck, Hourglass, LoaderCircle, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { PaidStatus, StatementStatus } from '@/contracts/billing/enums'
import type { Statement } from '@/contracts/billing/schemas'
import { paidStatusLabel, statementStatusLabel } from '@/domain/billing/labels'
import { StatusChip, type ChipKind } from '@/ui/data-display/StatusChip'
import * as S from './statements.styles'

type Chip = { kind: ChipKind; icon: LucideIcon }
const statusChip: Record<StatementStatus, Chip> = {
  open: { kind: 'notice', icon: LoaderCircle },
  closing: { kind: 'progress', icon: Hourglass },
  confirmed: { kind: 'outline', icon: CircleCheck },
}
const paidChip: Record<Exclude<PaidStatus, 'none'>, Chip> = {
  unpaid: { kind: 'warning', icon: Hourglass },
  paid: { kind: 'success', icon: CircleCheck },
  overdue: { kind: 'error', icon: TriangleAlert },
}

/** Whether the month is confirmed, and whether its invoice is paid. */
export function StatementChips({ statement }: { statement: Statement }) {
  const { status, paidStatus } = statement
  return (
    <S.Chips>
      <StatusChip {...statusChip[status]} label={statementStatusLabel[status]} />
      {paidStatus !== 'none' && (
        <StatusChip {...paidChip[paidStatus]} label={paidStatusLabel[paidStatus]} />
      )}
    </S.Chips>
  )
}
