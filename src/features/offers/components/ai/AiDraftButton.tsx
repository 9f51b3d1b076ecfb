import { Sparkle } from 'lucide-react'
import { useState } from 'react'
import { arriving } from '@/lib/browser/arriving'
import { Button } from '@/ui/buttons/Button'
import type { Editing } from '@/features/offers/lib/editing'
import { MissingPiece } from '@/features/offers/components/editor/LazyLoadError'

const useDialog = arriving(() => import('./AiDraftDialog').then((m) => m.AiDraftDialog))

/** 「かんたん作成(AI)」: opens what the draft is made from. Nothing before an occupation is chosen: the button beside it says so. */
export function AiDraftButton({ editing }: { editing: Editing }) {
  const [open, setOpen] = useState(false)
  const [Dialog, failed, retry] = useDialog(open)
  const occupationId = editing.values.masterCompanyOccupationId
  if (occupationId === null) return null
  return (
    <>
      <Button
        size={40}
        icon={<Sparkle aria-hidden />}
        loading={open && !Dialog && !failed}
        onClick={() => setOpen(true)}
      >
        かんたん作成(AI)
      </Button>
      {open && failed && <MissingPiece onRetry={retry} />}
      {open && Dialog && (
        <Dialog editing={editing} occupationId={occupationId} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
