import type { ComponentProps } from 'react'
import { useIsDesktop } from '@/ui/responsive/useIsDesktop'
import { PhonePreview } from './PhonePreview'
import { Phone } from './PhonePreview.styles'

/** The preview beside the form. Narrow screens render only its empty frame, which CSS hides. */
export function PreviewAside(props: ComponentProps<typeof PhonePreview>) {
  const isDesktop = useIsDesktop()
  return (
    <aside aria-label='ワーカーのアプリでの見え方'>
      <p>ワーカーのアプリでの見え方</p>
      {isDesktop ? (
        <PhonePreview {...props} />
      ) : (
        <Phone>
          <div data-screen='' />
        </Phone>
      )}
    </aside>
  )
}
