import type { OfferingViewType } from '@/lib/storage/storedValues'
import { Button } from '@/ui/buttons/Button'
import { Notice } from '@/ui/feedback/Notice'

type Props = { view: OfferingViewType; onCalendar: () => void; onClose: () => void }

/** Shown once after a bulk creation: where to follow how the dates fill. */
export function BulkNote({ view, onCalendar, onClose }: Props) {
  return (
    <Notice
      live
      title='複数日の募集は、カレンダーで見渡せます'
      action={
        <>
          {view === 'list' && (
            <Button size={32} onClick={onCalendar}>
              カレンダーで見る
            </Button>
          )}
          <Button size={32} tone='link' onClick={onClose}>
            閉じる
          </Button>
        </>
      }
    >
      空きのある日は青い線で分かります。日を選ぶと、その日の求人に進めます。
    </Notice>
  )
}
