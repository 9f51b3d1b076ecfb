import { Plus } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/ui/buttons/Button'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'

const load = () => import('./OfferPicker').then((m) => m.OfferPicker)
const OfferPicker = dynamic(load, { ssr: false, loading: LazyDialogBoundary })
const preload = () => void load().catch(() => undefined)

type Props = { clientId: string; size?: 32 | 40 | 48 }

/** 「募集する」: lists the offers to post from, the last used first. Its code is preloaded on hover and focus. */
export function PostButton({ clientId, size = 40 }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
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
      {isOpen && <OfferPicker clientId={clientId} onClose={() => setIsOpen(false)} />}
    </>
  )
}
