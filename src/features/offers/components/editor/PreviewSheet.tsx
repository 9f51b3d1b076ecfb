import type { ComponentProps } from 'react'
import { Sheet } from '@/ui/dialogs/Sheet'
import { PhonePreview } from './PhonePreview'

/** What workers will see, over the form, where there is no room beside it. */
export function PreviewSheet({
  onClose,
  ...seen
}: ComponentProps<typeof PhonePreview> & { onClose: () => void }) {
  return (
    <Sheet title='ワーカーのアプリでの見え方' onClose={onClose}>
      <PhonePreview {...seen} />
    </Sheet>
  )
}
