import { Ellipsis } from 'lucide-react'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { arriving } from '@/lib/browser/arriving'
import { Button } from '@/ui/buttons/Button'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { useMenuButton } from '@/ui/buttons/useMenuButton'

const load = () => import('./OfferingActs').then((m) => m.OfferingActs)
const useActs = arriving(load)
const preload = () => {
  load().catch(() => {})
}

export type OfferingActsProps = {
  clientId: string
  offering: OfferingDetail
  mayPost: boolean
  /** The posting may read otherwise now. */ onChanged: () => void
}

/** The further acts on a posting. What they are and all they open arrives with the first touch. */
export function OfferingMenu(props: OfferingActsProps) {
  const { open, close, button } = useMenuButton()
  const [Acts, failed, again] = useActs(open)
  return (
    <>
      <span className='uiMenu' data-open={open || undefined}>
        <Button
          {...button}
          icon={<Ellipsis aria-hidden />}
          onPointerEnter={preload}
          onFocus={preload}
        >
          <span data-word=''>その他の操作</span>
        </Button>
        {Acts && <Acts {...props} open={open} onClose={close} />}
      </span>
      {open && failed && (
        <ErrorState inline title='操作を表示できません' onRetry={again}>
          通信を確かめて、もう一度お試しください。
        </ErrorState>
      )}
    </>
  )
}
