import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import { breakText, clockOrNone } from '@/features/paymentCorrections/lib/correctionText'
import { minutesBetween } from '@/lib/date'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { TimeBars } from './TimeBars'

type Row = { label: string; plan: string; scan: string; ask: string; addedMin: number }

/**
 * The rows of the table. `addedMin`: minutes of work that the request adds to the plan; negative if it removes some.
 */
function rowsOf({ planned, scans, requested }: FixPaymentRequest): Row[] {
  const clock = (at: string | null) => clockOrNone(planned.startAt, at)
  return [
    {
      label: '開始',
      plan: clock(planned.startAt),
      scan: clock(scans.checkedInAt),
      ask: clock(requested.startAt),
      addedMin: minutesBetween(requested.startAt, planned.startAt),
    },
    {
      label: '終了',
      plan: clock(planned.endAt),
      scan: clock(scans.checkedOutAt),
      ask: clock(requested.endAt),
      addedMin: minutesBetween(planned.endAt, requested.endAt),
    },
    {
      label: '休憩',
      plan: breakText(planned.breakMin),
      scan: '–',
      ask: breakText(requested.breakMin),
      addedMin: planned.breakMin - requested.breakMin,
    },
  ]
}

/** Plan, scans and request side by side, as a table and as bars. */
export function CorrectionTimes({ request }: { request: FixPaymentRequest }) {
  return (
    <div data-compare=''>
      <table>
        <caption>
          <VisuallyHidden>予定・記録・申請の比較</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            <th scope='col'>予定</th>
            <th scope='col'>記録</th>
            <th scope='col'>申請</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(request).map(({ label, plan, scan, ask, addedMin }) => (
            <tr key={label}>
              <th scope='row'>{label}</th>
              <td>{plan}</td>
              <td>{scan}</td>
              <td data-ask=''>
                {addedMin === 0 ? ask : <b>{ask}</b>} <Change addedMin={addedMin} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <TimeBars request={request} />
    </div>
  )
}

/** Shows more work in red with ▲ and less in blue with ▼, so that colour is not the only sign. */
function Change({ addedMin }: { addedMin: number }) {
  if (addedMin === 0) return null
  return (
    <em data-more={addedMin > 0}>
      {addedMin > 0 ? '▲' : '▼'}
      {Math.abs(addedMin)}分
    </em>
  )
}
