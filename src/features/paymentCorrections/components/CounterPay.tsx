import { useWatch } from 'react-hook-form'
import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import { besideText } from '@/features/paymentCorrections/lib/correctionText'
import { counterPayOf, type CounterInput } from '@/features/paymentCorrections/lib/counterProposal'
import { formatYen } from '@/lib/text/money'
import type { Form } from '@/ui/fields/formTypes'

/** The pay of the proposed times, compared with the plan and the request. */
export function CounterPay<T extends CounterInput, O>({
  form,
  request,
}: {
  form: Form<T, O>
  request: FixPaymentRequest
}) {
  const input = useWatch({ control: form.control }) as CounterInput
  const grossYen = counterPayOf(request, input)
  if (grossYen === undefined) return null
  return (
    <p role='status'>
      この時刻での報酬 <b>{formatYen(grossYen)}</b>(
      {besideText('予定', grossYen - request.planned.pay.grossYen)}、
      {besideText('申請', grossYen - request.requested.pay.grossYen)})
    </p>
  )
}
