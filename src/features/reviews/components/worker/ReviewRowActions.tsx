import { FolderPlus, NotebookPen, Star } from 'lucide-react'
import type { UnreviewedUser } from '@/contracts/reviews/schemas'
import type { Decision } from '@/features/reviews/hooks/useDecisions'
import type { ReviewPermissions } from '@/features/reviews/lib/shiftReview'
import { IconButton } from '@/ui/buttons/IconButton'

type Props = {
  worker: UnreviewedUser
  decision: Decision
  permissions: ReviewPermissions
  isOpen: boolean
  onDecide: (change: Partial<Decision>) => void
  onOpenChange: (isOpen: boolean) => void
  onEditLists: () => void
}

/** Favourite, memo, and the sheet of groups, trust and block. */
export function ReviewRowActions({
  worker,
  decision,
  permissions: { canEditGroups, canEditMemo },
  isOpen,
  onDecide,
  onOpenChange,
  onEditLists,
}: Props) {
  const isFavorite = decision.favorite ?? worker.favorite
  const hasMemo = (decision.memo ?? worker.memo) !== ''
  const hasListChanges =
    decision.addGroupIds.length > 0 || decision.trusted === true || decision.block
  return (
    <span data-buttons=''>
      {canEditGroups && (
        <IconButton
          label={`${worker.name}さんをお気に入りに${isFavorite ? '入れない' : '入れる'}`}
          aria-pressed={isFavorite}
          icon={<Star size={20} aria-hidden data-active={isFavorite || undefined} />}
          disabled={decision.block}
          onClick={() =>
            onDecide({ favorite: !isFavorite === worker.favorite ? null : !isFavorite })
          }
        />
      )}
      {canEditMemo && (
        <IconButton
          label={`${worker.name}さんの店舗メモ${hasMemo ? '(あり)' : ''}`}
          aria-expanded={isOpen}
          icon={<NotebookPen size={20} aria-hidden data-active={hasMemo || undefined} />}
          onClick={() => onOpenChange(!isOpen)}
        />
      )}
      {canEditGroups && (
        <IconButton
          label={`${worker.name}さんのグループ・認定・ブロック`}
          aria-haspopup='dialog'
          icon={<FolderPlus size={20} aria-hidden data-active={hasListChanges || undefined} />}
          onClick={onEditLists}
        />
      )}
    </span>
  )
}
