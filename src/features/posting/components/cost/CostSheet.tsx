import { Sheet } from '@/ui/dialogs/Sheet'
import type { PostingValues } from '@/features/posting/lib/postingValues'
import type { Preview } from '@/features/posting/hooks/usePostingPreview'
import { CostPanel } from './CostPanel'

/** The bill, on phones. */
export function CostSheet({
  onClose,
  ...shown
}: {
  preview: Preview
  values: PostingValues
  onClose: () => void
}) {
  return (
    <Sheet title='費用の見込み' onClose={onClose}>
      <CostPanel {...shown} />
    </Sheet>
  )
}
