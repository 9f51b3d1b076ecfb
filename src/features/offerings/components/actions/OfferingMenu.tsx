import { Ellipsis } from 'lucide-react'
import dynamic from 'next/dynamic'
import styled from 'styled-components'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { useEverTrue } from '@/lib/browser/useEverTrue'
import { Button } from '@/ui/buttons/Button'
import { useMenuButton } from '@/ui/buttons/useMenuButton'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { layer, media, visuallyHidden } from '@/ui/tokens'

const loadActions = () => import('./OfferingActions').then((m) => m.OfferingActions)
const OfferingActions = dynamic(loadActions, { ssr: false, loading: LazyDialogBoundary })
const preloadActions = () => {
  loadActions().catch(() => {})
}

export type OfferingActionsProps = {
  clientId: string
  offering: OfferingDetail
  canPost: boolean
  /** Called when the offering may have changed. */
  onChanged: () => void
}

/** The menu of the other actions on an offering. Its code and that of its sheets load on the first click. */
export function OfferingMenu(props: OfferingActionsProps) {
  const { open, close, button } = useMenuButton()
  const wasOpened = useEverTrue(open)
  return (
    <Root data-open={open || undefined}>
      <Button
        {...button}
        icon={<Ellipsis aria-hidden />}
        onPointerEnter={preloadActions}
        onFocus={preloadActions}
      >
        <span data-word=''>その他の操作</span>
      </Button>
      {wasOpened && <OfferingActions {...props} open={open} onClose={close} />}
    </Root>
  )
}

const Root = styled.span`
  position: relative;
  display: inline-flex;
  &[data-open] {
    z-index: ${layer.timeDropdown};
  }
  ${media.phone} {
    && [data-word] {
      ${visuallyHidden}
    }
  }
`
