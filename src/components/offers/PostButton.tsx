import { Plus } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '@/ui/buttons/Button'
import { font, layer, media, radiusFull, shadow, size } from '@/ui/tokens'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'

const load = () => import('./TemplatePicker').then((m) => m.TemplatePicker)
const TemplatePicker = dynamic(load, { ssr: false, loading: LazyDialogBoundary })
const preload = () => void load().catch(() => undefined)

type Props = {
  clientId: string
  size?: 32 | 40 | 48
  /**
   * Below 750 px the button floats at the lower right above the bottom bar; at most once per page.
   */
  float?: boolean
}

/** 「募集する」: opens the templates, the last used first. The list is preloaded on hover and focus. */
export function PostButton({ clientId, size = 40, float = false }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Place data-float={float || undefined}>
      <Button
        tone='primary'
        size={size}
        icon={<Plus aria-hidden />}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setIsOpen(true)}
      >
        募集する
      </Button>
      {isOpen && <TemplatePicker clientId={clientId} onClose={() => setIsOpen(false)} />}
    </Place>
  )
}

const Place = styled.div`
  display: contents;
  ${media.phone} {
    &[data-float] > button {
      position: fixed;
      right: 16px;
      bottom: calc(${size.bottomBar} + 16px + env(safe-area-inset-bottom));
      z-index: ${layer.sticky};
      height: 48px;
      padding: 0 20px 0 16px;
      border-radius: ${radiusFull};
      font-size: ${font.m};
      box-shadow: ${shadow.s2};
    }
  }
`
