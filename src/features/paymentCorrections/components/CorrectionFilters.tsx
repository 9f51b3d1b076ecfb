import type { fixPaymentFileQuery } from '@/contracts/paymentCorrections/query'
import { fixPaymentRequestStatuses } from '@/contracts/paymentCorrections/enums'
import { fixPaymentRequestStatusLabel } from '@/domain/matchings/labels'
import { serverNow } from '@/lib/clock'
import { formatDay } from '@/lib/date'
import { SavedViews } from '@/components/savedViews/SavedViews'
import type { QueryValue } from '@/lib/query'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Chip } from '@/ui/data-display/Chip'
import { ListConditions } from '@/shell/lists/ListConditions'
import { FilterSelect } from '@/ui/fields/filters/FilterSelect'

export type CorrectionConditions = QueryValue<typeof fixPaymentFileQuery>
type Props = {
  clientId: string
  conditions: CorrectionConditions
  onChange: (patch: Partial<CorrectionConditions>) => void
}

const answers = fixPaymentRequestStatuses
  .filter((value) => value !== 'requested')
  .map((value) => ({ value, label: fixPaymentRequestStatusLabel[value] }))

/** Whether something beyond the tab narrows the list. */
export const isNarrowed = ({ status, fromOn, toOn }: CorrectionConditions) =>
  fromOn !== '' || toOn !== '' || (status !== 'requested' && status !== 'answered')

/** The saved conditions, and how answered corrections were answered. Days, which a link can name, stand as chips. */
export function CorrectionFilters({ clientId, conditions, onChange }: Props) {
  const { status, fromOn, toOn } = conditions
  const now = serverNow()
  const views = (
    <SavedViews
      clientId={clientId}
      list='corrections'
      path={href(routes.corrections, { clientId })}
      query={conditions}
    />
  )
  if (status === 'requested' && !isNarrowed(conditions)) return <ListConditions views={views} />
  return (
    <ListConditions views={views}>
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
