import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import { budgets } from '@/contracts/budgets'
import { MAX_BUDGET_REASON_LENGTH } from '@/contracts/budgets/enums'
import type { ExceededBudget } from '@/contracts/budgets/schemas'
import { formatMonth } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { formatYen } from '@/lib/text/money'
import { FormSheet } from '@/ui/dialogs/FormSheet'
import { MoneyField } from '@/ui/fields/inputs/MoneyField'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'

type Props = {
  clientId: string
  budget: ExceededBudget
  onSent: () => void
  onClose: () => void
}

/** Asks head office for the budget that a month needs, prefilled with exactly that amount. */
export function BudgetRequestSheet({ clientId, budget, onSent, onClose }: Props) {
  const { month, budgetYen, forecastYen } = budget
  const [request] = useMutation(budgets.request)
  const [form, submitWith] = useSchemaForm(() => import('./budgetRequest.schema'), {
    requestedYen: forecastYen,
    reason: '',
  })
  const onForm = submitWith(async (values) => {
    if (values.requestedYen === null) return
    await request({ clientId, body: { month, ...values, requestedYen: values.requestedYen } })
    notify({
      type: 'success',
      body: [`${formatMonth(month)}の予算の追加を、本部に依頼しました。`],
    })
    onClose()
    onSent()
  })
  return (
    <FormSheet
      title='予算の追加の依頼'
      form={form}
      onForm={onForm}
      applyLabel='本部に依頼する'
      onClose={onClose}
    >
      <MoneyField
        form={form}
        name='requestedYen'
        per='月'
        label={`${formatMonth(month)}に必要な予算(税込)`}
        help={`いまの予算 ${formatYen(budgetYen)}。公開に必要なのは${formatYen(forecastYen)}です。承認されると、この月だけ変わります。`}
        required
      />
      <TextAreaField
        form={form}
        name='reason'
        label='理由'
        help='本部の担当者が読みます。いつ、なぜ人が必要かを書いてください。'
        required
        max={MAX_BUDGET_REASON_LENGTH}
        rows={3}
      />
    </FormSheet>
  )
}
