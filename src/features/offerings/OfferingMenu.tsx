import { useCallback, useRef, useState } from 'react'
import type { OfferingDetail } from '@/contracts/offerings.schemas'
import { arriving } from '@/lib/arriving'
import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { Ellipsis } from '@/ui/icons'

const load = () => import('./OfferingActs').then((m) => m.OfferingActs)
const useActs = arriving(load)
const preload = () => { load().catch(() => {}) }

export type OfferingActsProps = { clientId: string; offering: OfferingDetail; mayPost: boolean; /** The posting may read otherwise now. */ onChanged: () => void }

/** The further acts on a posting. What they are and all they open arrives with the first touch. */
export function OfferingMenu(props: OfferingActsProps) {
  const [open, setOpen] = useState(false), [Acts, failed, again] = useActs(open)
  const button = useRef<HTMLButtonElement>(null)
  // The list listens at the document while it stands: what closes it must stay the same.
  const close = useCallback((returnFocus: boolean) => { setOpen(false); if (returnFocus) button.current?.focus() }, [])
  return (
    <>
      <span className='uiMenu' data-open={open || undefined}>
        <Button ref={button} icon={<Ellipsis aria-hidden />} aria-haspopup='menu' aria-expanded={open} onPointerEnter={preload} onFocus={preload} onClick={() => setOpen(!open)}
          onKeyDown={(e) => { if (e.key === 'ArrowDown' && !open) { e.preventDefault(); setOpen(true) } }}>その他の操作</Button>
        {Acts && <Acts {...props} open={open} onClose={close} />}
      </span>
      {open && failed && <ErrorState inline title='操作を表示できません' onRetry={again}>通信を確かめて、もう一度お試しください。</ErrorState>}
    </>
  )
}
