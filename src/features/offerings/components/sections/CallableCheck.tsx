import { UserCheck } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { OfferingValues } from '@/features/offerings/lib/offeringValues'
import { Button } from '@/ui/buttons/Button'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'

const CallableSheet = dynamic(() => import('./CallableSheet').then((m) => m.CallableSheet), {
  ssr: false,
  loading: LazyDialogBoundary,
})

type Props = { clientId: string; offerId: string; values: OfferingValues }

/** Opens the list of workers who could take an offering with these conditions, before it is published. */
export function CallableCheck(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const isComplete =
    props.values.hourlyWageYen !== null &&
    props.values.breakMin !== null &&
    props.values.workOn !== '' &&
    props.values.startTime !== '' &&
    props.values.endTime !== ''
  return (
    <div>
      <Button
        icon={<UserCheck size={18} aria-hidden />}
        disabledReason={isComplete ? undefined : '日時と時給を入れると確かめられます。'}
        onClick={() => setIsOpen(true)}
      >
        {props.values.ladder === null && props.values.scope !== 'group'
          ? 'この仕事の経験者を確かめる'
          : '呼べる人を確かめる'}
      </Button>
      {isOpen && <CallableSheet {...props} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
