import dynamic, { type DynamicOptionsLoadingProps } from 'next/dynamic'
import type { ComponentProps } from 'react'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import { useIsDesktop } from '@/ui/responsive/useIsDesktop'
import type { PhonePreview as Preview } from './PhonePreview'
import { Phone } from './PhonePreview.styles'

const PhonePreview = dynamic(() => import('./PhonePreview').then((m) => m.PhonePreview), {
  ssr: false,
  loading: EmptyPhone,
})

/** The frame of the preview, while its code loads. */
function EmptyPhone(props: Partial<DynamicOptionsLoadingProps>) {
  return (
    <Phone>
      <div data-screen=''>{props.error && <LazyBoundary {...props} />}</div>
    </Phone>
  )
}

/** The preview beside the form. Narrow screens render only its empty frame, which CSS hides. */
export function PreviewAside(props: ComponentProps<typeof Preview>) {
  const isDesktop = useIsDesktop()
  return (
    <aside aria-label='ワーカーのアプリでの見え方'>
      <p>ワーカーのアプリでの見え方</p>
      {isDesktop ? <PhonePreview {...props} /> : <EmptyPhone />}
    </aside>
  )
}
