import type { ComponentProps } from 'react'
import { Sheet } from '@/ui/dialogs/Sheet'
import { CostPanel } from './CostPanel'

/** The expected cost in a sheet, for phones. */
export function CostSheet({
  onClose,
  ...panel
}: ComponentProps<typeof CostPanel> & { onClose: () => void }) {
  return (
    <Sheet title='費用の見込み' onClose={onClose}>
      <CostPanel {...panel} />
    </Sheet>
  )
}
