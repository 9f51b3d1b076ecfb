import { ChevronUp } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { shiftOfInput } from '@/domain/offerings/shiftTimes'
import type { OfferingPreview } from '@/features/offerings/hooks/useOfferingPreview'
import type { OfferingValues } from '@/features/offerings/lib/offeringValues'
import { serverNow } from '@/lib/clock'
import { formatHours, formatSlashDay } from '@/lib/date'
import { formatNumber } from '@/lib/text/money'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { CostLine } from './CostLine'

const load = () => import('./CostSheet').then((m) => m.CostSheet)
const preload = () => void load().catch(() => undefined)
const CostSheet = dynamic(load, { ssr: false, loading: LazyDialogBoundary })

type Props = { preview: OfferingPreview; values: OfferingValues }

/** On phones: the shift and its cost in one line above the button. A tap opens the bill. */
export function CostBar({ preview, values }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { details, isChecking, hasFailed } = preview
  const shift = details ?? shiftOfInput(values)
  return (
    <>
      <CostLine
        type='button'
        aria-haspopup='dialog'
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setIsOpen(true)}
      >
        <span>
          {shift
            ? `${formatSlashDay(shift.startAt, serverNow())} ${formatHours(shift.startAt, shift.endAt)}`
            : '日時を入れてください'}{' '}
          ・ {values.peopleWanted ?? '–'}名
          <small>
            内訳を見る
            <ChevronUp size={14} aria-hidden />
          </small>
        </span>
        {details && !hasFailed && (
          <b aria-busy={isChecking}>
            {formatNumber(details.cost.totalYen)}
            <i>円</i>
          </b>
        )}
      </CostLine>
      {isOpen && <CostSheet preview={preview} values={values} onClose={() => setIsOpen(false)} />}
    </>
  )
}
