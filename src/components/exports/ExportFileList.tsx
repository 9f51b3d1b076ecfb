import { RotateCw, Save, Trash2 } from 'lucide-react'
import type { JobStatus } from '@/contracts/common/jobStatus'
import { exportStatusLabel } from '@/domain/labels'
import { formatNumber } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'
import { IconButton } from '@/ui/buttons/IconButton'
import { StatusChip, type ChipKind } from '@/ui/data-display/StatusChip'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import * as S from './ExportFileList.styles'

export type ExportFileItem = {
  id: number
  title: string
  note: string
  status: JobStatus
  /** How far a file has been made, if that is known. */
  progress?: { doneCount: number; totalCount: number } | null
}
type Props = {
  label: string
  items: readonly ExportFileItem[]
  savingId: number | undefined
  onSave: (id: number) => void
  /** Offered for a file that failed or expired. */
  onRepeat?: (id: number) => void
  onDelete?: (id: number) => void
}

const chips: Record<JobStatus, ChipKind> = {
  queued: 'progress',
  processing: 'progress',
  succeeded: 'success',
  failed: 'error',
  expired: 'outline',
}

/** Files that are made in the background, with their state and actions. */
export function ExportFileList({ label, items, savingId, onSave, onRepeat, onDelete }: Props) {
  return (
    <S.Files aria-label={label}>
      {items.map(({ id, title, note, status, progress }) => (
        <li key={id}>
          <span>
            <b>{title}</b>
            {progress && (
              <ProgressBar
                label={`${title}の作成`}
                value={progress.doneCount}
                max={progress.totalCount}
                words={`${formatNumber(progress.doneCount)}/${formatNumber(progress.totalCount)}`}
              />
            )}
            <small>{note}</small>
          </span>
          <S.Actions>
            <span role='status'>
              <StatusChip kind={chips[status]} label={exportStatusLabel[status]} />
            </span>
            {status === 'succeeded' && (
              <Button
                size={32}
                icon={<Save size={16} aria-hidden />}
                aria-label={`${title}を保存`}
                loading={savingId === id}
                onClick={() => onSave(id)}
              >
                保存
              </Button>
            )}
            {onRepeat && (status === 'failed' || status === 'expired') && (
              <Button
                size={32}
                icon={<RotateCw size={16} aria-hidden />}
                aria-label={`${title}を作り直す`}
                onClick={() => onRepeat(id)}
              >
                作り直す
              </Button>
            )}
            {onDelete && (
              <IconButton
                label={`${title}を削除`}
                icon={<Trash2 size={18} aria-hidden />}
                onClick={() => onDelete(id)}
              />
            )}
          </S.Actions>
        </li>
      ))}
    </S.Files>
  )
}
