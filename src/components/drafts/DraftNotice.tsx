import type { useDraft } from '@/api/useDraft'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { Notice } from '@/ui/feedback/Notice'

type Props = { draft: Pick<ReturnType<typeof useDraft>, 'offered' | 'restore' | 'discard'> }

/** Offers to restore or discard the draft that this device has kept from an earlier visit. */
export function DraftNotice({ draft: { offered, restore, discard } }: Props) {
  if (!offered) return null
  return (
    <Notice
      title={`${formatDateTime(new Date(offered.savedAt), serverNow())}の下書きがあります`}
      action={
        <>
          <Button size={32} onClick={restore}>
            下書きを復元
          </Button>
          <Button size={32} tone='link' onClick={discard}>
            破棄する
          </Button>
        </>
      }
    />
  )
}
