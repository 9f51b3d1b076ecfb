import { useMutation } from '@/api/useMutation'
import { useVersionedForm } from '@/api/useVersionedForm'
import { ConflictNotice } from '@/components/conflicts/ConflictNotice'
import { budgets } from '@/contracts/budgets'
import type { CompanyBudget } from '@/contracts/budgets/schemas'
import { formatMonth, type Month } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { formatYen } from '@/lib/text/money'
import { FormSheet } from '@/ui/dialogs/FormSheet'
import { MoneyField } from '@/ui/fields/inputs/MoneyField'

type Props = {
  companyId: string
  store: CompanyBudget
  month: Month
  onClose: () => void
  /** Reads the budget of the store again. */
  readLatest: () => Promise<CompanyBudget | undefined>
}

const valuesOf = (store: CompanyBudget | undefined) => ({ budgetYen: store?.budgetYen ?? null })
const words = {
  budgetYen: (value: number | null) => (value === null ? '予算なし' : formatYen(value)),
}

/** Sets the budget of a store from a month on. An empty amount removes the budget. */
export function BudgetSheet({ companyId, store, month, onClose, readLatest }: Props) {
  const { id, name } = store
  const [save] = useMutation(budgets.set)
  const versioned = useVersionedForm(() => import('@/features/budgets/budget.schema'), {
    record: store,
    valuesOf,
    readLatest,
  })
  const { form } = versioned
  const onForm = versioned.submitWith(async (values, { budgetYen: previousYen } = store) => {
    await save({ companyId, body: { clientId: id, month, ...values, previousYen } })
    notify({ type: 'success', body: [`${name}の${formatMonth(month)}からの予算を保存しました。`] })
    onClose()
  })
  return (
    <FormSheet
      title={`${name}の予算`}
      form={form}
      onForm={onForm}
      applyLabel='予算を保存する'
      onClose={onClose}
    >
      <ConflictNotice versioned={versioned} labels={{ budgetYen: '予算' }} words={words} />
      <MoneyField
        form={form}
        name='budgetYen'
        per='月'
        label={`${formatMonth(month)}からの予算(1か月・税込)`}
        help='次に変えるまで、後の月にも同じ額を使います。空にすると、この月から予算なしになります。'
        steps={[-10_000, 10_000, 100_000]}
      />
    </FormSheet>
  )
}
