import { fixPaymentRequestStatuses } from '@/contracts/paymentCorrections/enums'
import type { fixPaymentFileQuery } from '@/contracts/paymentCorrections/query'
import { fixPaymentRequestStatusLabel } from '@/domain/matchings/labels'
import { serverNow } from '@/lib/clock'
import { formatDay } from '@/lib/date'
import type { QueryValue } from '@/lib/query'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ListConditions } from '@/shell/lists/ListConditions'
import { Chip } from '@/ui/data-display/Chip'
import { FilterSelect } from '@/ui/fields/filters/FilterSelect'
import type { Found } from '@/ui/fields/filters/foundText'

export type CorrectionConditions = QueryValue<typeof fixPaymentFileQuery>
type Props = {
  clientId: string
  conditions: CorrectionConditions
  found: Found | undefined
  onChange: (patch: Partial<CorrectionConditions>) => void
}

const answers = fixPaymentRequestStatuses
  .filter((value) => value !== 'requested')
  .map((value) => ({ value, label: fixPaymentRequestStatusLabel[value] }))

/** Whether a filter besides the tab narrows the list. */
export const isNarrowed = ({ status, fromOn, toOn }: CorrectionConditions) =>
  fromOn !== '' || toOn !== '' || (status !== 'requested' && status !== 'answered')

/** The filters: saved conditions and the kind of answer. Days come from links and are shown as removable chips. */
export function CorrectionFilters({ clientId, conditions, found, onChange }: Props) {
  const { status, fromOn, toOn } = conditions
  const now = serverNow()
  const savedViews = {
    clientId,
    list: 'corrections',
    path: href(routes.corrections, { clientId }),
    query: conditions,
  } as const
  if (status === 'requested' && !isNarrowed(conditions))
    return <ListConditions savedViews={savedViews} />
  return (
    <ListConditions savedViews={savedViews} found={isNarrowed(conditions) ? found : undefined}>
      {status !== 'requested' && (
        <FilterSelect
          label='対応'
          all='すべての対応'
          value={status === 'answered' ? '' : status}
          options={answers}
          onChange={(answer) => onChange({ status: answer || 'answered' })}
        />
      )}
      {fromOn !== '' && (
        <Chip label={`${formatDay(fromOn, now)}から`} onRemove={() => onChange({ fromOn: '' })} />
      )}
      {toOn !== '' && (
        <Chip label={`${formatDay(toOn, now)}まで`} onRemove={() => onChange({ toOn: '' })} />
      )}
    </ListConditions>
  )
}
