import { X } from 'lucide-react'
import type { Manual } from '@/contracts/manuals/schemas'
import { resumeSending, type Sending } from '@/features/offers/lib/manualSending'
import { Button } from '@/ui/buttons/Button'
import { IconButton } from '@/ui/buttons/IconButton'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { ManualActions, ManualFacts } from './ManualField.styles'

/**
 * A manual that is being uploaded, or whose upload failed. A draft restored after a reload may refer to an upload
 * that no longer exists.
 */
export function UploadingManual({
  manual,
  sending,
  onRemove,
}: {
  manual: Manual
  sending: Sending | undefined
  onRemove: (replacement?: Manual) => void
}) {
  const percent = Math.floor((sending?.share ?? 0) * 100)
  const before = sending?.before
  const isFailed = !sending || sending.fault !== undefined
  return (
    <>
      <ManualFacts>
        <b>{manual.name}</b>
        {isFailed ? (
          <small data-fault='' role='alert'>
            {sending?.fault ?? '送信が途中で終わっています。外して、もう一度選んでください。'}
          </small>
        ) : (
          <ProgressBar
            label={`${manual.name}の送信`}
            value={percent}
            max={100}
            words={percent === 100 ? '確認しています' : `${percent}%`}
          />
        )}
      </ManualFacts>
      <ManualActions>
        {sending && isFailed && (
          <Button
            size={32}
            aria-label={`${manual.name}をもう一度送る`}
            onClick={() => void resumeSending(manual.id)}
          >
            もう一度送る
          </Button>
        )}
        {before ? (
          <Button
            size={32}
            tone='link'
            aria-label={`${manual.name}への差し替えをやめる`}
            onClick={() => onRemove(before)}
          >
            元に戻す
          </Button>
        ) : (
          <IconButton
            label={isFailed ? `${manual.name}を外す` : `${manual.name}の送信をやめる`}
            icon={<X aria-hidden />}
            onClick={() => onRemove()}
          />
        )}
      </ManualActions>
    </>
  )
}
