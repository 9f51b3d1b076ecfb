import { Sparkle } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { Editing } from '@/features/offers/lib/editing'
import { Button } from '@/ui/buttons/Button'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'

const load = () => import('./AiDraftDialog').then((m) => m.AiDraftDialog)
const preload = () => void load().catch(() => undefined)
const AiDraftDialog = dynamic(load, { ssr: false, loading: LazyDialogBoundary })

/**
 * Opens the form for a draft of the texts. The label does not mention AI, because an installation may have no language
 * model; the result names its source. Hidden until an occupation is selected.
 */
export function AiDraftButton({ editing }: { editing: Editing }) {
  const [isOpen, setIsOpen] = useState(false)
  const occupationId = editing.values.masterCompanyOccupationId
  if (occupationId === null) return null
  return (
    <>
      <Button
        size={40}
        icon={<Sparkle aria-hidden />}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setIsOpen(true)}
      >
        文案を作る
      </Button>
      {isOpen && (
        <AiDraftDialog
          editing={editing}
          occupationId={occupationId}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
