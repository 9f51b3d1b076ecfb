import { Eye, Save } from 'lucide-react'
import { formatTime } from '@/lib/date'
import { HeaderActions } from '@/shell/layout/HeaderActions'
import { Button } from '@/ui/buttons/Button'
import { IconButton } from '@/ui/buttons/IconButton'
import { HeadActions } from './OfferEditor.styles'

type Props = { savedAt: number | undefined; onPreview: () => void }

/** The button that opens the preview, with the time of the last automatic draft. */
export function PreviewActions({ savedAt, onPreview }: Props) {
  return (
    <HeadActions>
      {savedAt !== undefined && (
        <span>
          <Save size={14} aria-hidden /> {formatTime(new Date(savedAt))} に下書きを保存しました
        </span>
      )}
      <Button icon={<Eye aria-hidden />} onClick={onPreview}>
        ワーカーでの見え方
      </Button>
    </HeadActions>
  )
}

/** The button of the preview in the header of phones. */
export function PreviewHeaderAction({ onPreview }: Pick<Props, 'onPreview'>) {
  return (
    <HeaderActions>
      <IconButton label='ワーカーでの見え方' icon={<Eye aria-hidden />} onClick={onPreview} />
    </HeaderActions>
  )
}
