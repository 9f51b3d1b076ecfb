import type { ComponentProps } from 'react'
import { Sheet } from '@/ui/dialogs/Sheet'
import { PhonePreview } from './PhonePreview'

/** The preview as a sheet, for screens without room beside the form. */
export function PreviewSheet({
  onClose,
  ...previewProps
}: ComponentProps<typeof PhonePreview> & { onClose: () => void }) {
  return (
    <Sheet title='ワーカーのアプリでの見え方' onClose={onClose}>
      <PhonePreview {...previewProps} />
    </Sheet>
  )
}
