import { useState } from 'react'
import { Sparkle } from '@/ui/icons'
import { arriving } from '@/lib/arriving'
import { Button } from '@/ui/Button'
import type { Editing } from './editing'
import { MissingPiece } from './MissingPiece'

const useDialog = arriving(() => import('./AiDraftDialog').then((m) => m.AiDraftDialog))

/** 「下書きを作る」: opens what the draft is made from. */
export function AiDraftButton({ editing }: { editing: Editing }) {
  const [open, setOpen] = useState(false), [Dialog, failed, retry] = useDialog(open), occupationId = editing.values.masterCompanyOccupationId
  return (
    <>
      <Button size={40} icon={<Sparkle aria-hidden />} loading={open && !Dialog && !failed} disabledReason={occupationId === null ? '職種を選ぶと、下書きを作れます。' : undefined} onClick={() => setOpen(true)}>かんたん作成(AI)</Button>
      {open && failed && <MissingPiece onRetry={retry} />}
      {open && Dialog && occupationId !== null && <Dialog editing={editing} occupationId={occupationId} onClose={() => setOpen(false)} />}
    </>
  )
}
