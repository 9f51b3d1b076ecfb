import { FileText } from 'lucide-react'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { publicationScopeLabel } from '@/domain/labels'
import { formatHours } from '@/lib/dates/tokyoDate'
import { formatYen } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'

/** The posting that every day starts from, and a way to another one. */
export function SourceCard({
  source: o,
  onChange,
}: {
  source: OfferingDetail
  onChange?: () => void
}) {
  return (
    <div className='sourceCard'>
      <FileText size={20} aria-hidden />
      <p>
        <b>{o.title}</b>
        <span>
          {formatHours(o.startAt, o.endAt)} ・ {o.peopleWanted}名 ・ {formatYen(o.hourlyWageYen)}
          {o.transportationYen > 0 && `+交通費${formatYen(o.transportationYen)}`} ・{' '}
          {publicationScopeLabel[o.scope]}
        </span>
      </p>
      {onChange && (
        <Button tone='link' size={44} aria-label='元にする募集を変更する' onClick={onChange}>
          変更
        </Button>
      )}
    </div>
  )
}
