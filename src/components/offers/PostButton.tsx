import { Plus } from 'lucide-react'
import { useState, type ComponentType } from 'react'
import { Button } from '@/ui/buttons/Button'
import styled from 'styled-components'
import { font, layer, media, radiusFull, shadow, size } from '@/ui/tokens'

type Picker = ComponentType<{ clientId: string; onClose: () => void }>
const load = () => import('./TemplatePicker')

type Props = {
  clientId: string
  size?: 32 | 40 | 48
  /** Below 750 px it floats at the lower right, above the bottom bar: once a page. */ float?: boolean
}

/** 「募集する」: opens the templates, the last used first. The list comes with the first touch. */
export function PostButton({ clientId, size = 40, float = false }: Props) {
  const [Picker, setPicker] = useState<Picker>()
  const open = () => void load().then((m) => setPicker(() => m.TemplatePicker))
  return (
    <Place data-float={float || undefined}>
      <Button
        tone='primary'
        size={size}
        icon={<Plus aria-hidden />}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={open}
      >
        募集する
      </Button>
      {Picker && <Picker clientId={clientId} onClose={() => setPicker(undefined)} />}
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
