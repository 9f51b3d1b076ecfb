import { FileText } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '@/ui/buttons/Button'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { color, font, weight } from '@/ui/tokens'
import { useFormPages } from './OfferingPages'

const load = () => import('@/components/offers/OfferPicker').then((m) => m.OfferPicker)
const preload = () => void load().catch(() => undefined)
const OfferPicker = dynamic(load, { ssr: false, loading: LazyDialogBoundary })

type Props = {
  clientId: string
  title: string
  /** An existing offering keeps its offer. */
  isFixed?: boolean
}

/** Names the offer that the offering is made from. As long as the offering is new, another offer can be chosen. */
export function OfferRow({ clientId, title, isFixed = false }: Props) {
  const { isForGraduates } = useFormPages()
  const [isPickerOpen, setIsPickerOpen] = useState(false)
  return (
    <Row>
      <FileText size={20} aria-hidden />
      <p>
        <small>ひな形</small>
        <b>{title}</b>
      </p>
      {!isFixed && (
        <Button
          tone='link'
          size={44}
          aria-label='ひな形を変更する'
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => setIsPickerOpen(true)}
        >
          変更
        </Button>
      )}
      {isPickerOpen && (
        <OfferPicker
          clientId={clientId}
          isForGraduates={isForGraduates}
          onClose={() => setIsPickerOpen(false)}
        />
      )}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  > svg {
    flex: none;
    color: ${color.ink3};
  }
  > p {
    flex: 1;
    min-width: 0;
    margin: 0;
    line-height: 1.4;
  }
  small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink3};
  }
  b {
    font-size: ${font.m};
    font-weight: ${weight.bold};
  }
`
