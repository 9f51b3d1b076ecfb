import { WandSparkles } from 'lucide-react'
import type { AiDraftState } from '@/features/offers/hooks/useAiDraft'
import { Button } from '@/ui/buttons/Button'

type Props = {
  kind: AiDraftState['kind']
  /** Whether the result differs from the form. */
  hasEntries: boolean
  selectedCount: number
  onStart: () => void
  onApply: () => void
  onStartFromTasks: () => void
  onRestart: () => void
  onClose: () => void
}

/** The buttons of the dialog in each state. */
export function AiDraftActions({
  kind,
  hasEntries,
  selectedCount,
  onStart,
  onApply,
  onStartFromTasks,
  onRestart,
  onClose,
}: Props) {
  return (
    <>
      {kind === 'asking' && (
        <Button tone='primary' size={48} icon={<WandSparkles aria-hidden />} onClick={onStart}>
          文案を作る
        </Button>
      )}
      {kind === 'done' && hasEntries && (
        <Button
          tone='primary'
          size={48}
          disabledReason={selectedCount === 0 ? '入れる欄を選んでください。' : undefined}
          onClick={onApply}
        >
          選んだ欄に入れる({selectedCount})
        </Button>
      )}
      {kind === 'failed' && (
        <Button tone='primary' size={48} onClick={onStartFromTasks}>
          職種の一般的な作業から作る
        </Button>
      )}
      {(kind === 'done' || kind === 'failed') && (
        <Button size={48} onClick={onRestart}>
          条件を変えて作り直す
        </Button>
      )}
      <Button size={48} onClick={onClose}>
        やめる
      </Button>
    </>
  )
}
