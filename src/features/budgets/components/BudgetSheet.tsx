import { useMutation } from '@/api/useMutation'
import { useVersionedForm } from '@/api/useVersionedForm'
import { ConflictNotice } from '@/components/conflicts/ConflictNotice'
import { budgets } from '@/contracts/budgets'
import type { CompanyBudget } from '@/contracts/budgets/schemas'
import { formatMonth, type Month } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { notify } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'
import { Sheet } from '@/ui/dialogs/Sheet'
import { SheetButtons, SheetForm } from '@/ui/dialogs/sheetParts'
import { MoneyField } from '@/ui/fields/inputs/MoneyField'

type Props = {
  companyId: string
  store: CompanyBudget
  month: Month
  onClose: () => void
  /** Reads the budget of the store again. */
  onLatest: () => Promise<CompanyBudget | undefined>
}

const valuesOf = (store: CompanyBudget | undefined) => ({ budgetYen: store?.budgetYen ?? null })
const words = {
  budgetYen: (value: number | null) => (value === null ? '予算なし' : formatYen(value)),
}

/** Sets the budget of a store from a month on; an empty field ends it. */
export function BudgetSheet({ companyId, store, month, onClose, onLatest }: Props) {
  const { id, name } = store
  const [save] = useMutation(budgets.set)
  const versioned = useVersionedForm(() => import('@/features/budgets/budget.schema'), {
    record: store,
    valuesOf,
    onLatest,
  })
  const { form } = versioned
  const onForm = versioned.submitWith(async (values, { budgetYen: previousYen } = store) => {
    await save({ companyId, body: { clientId: id, month, ...values, previousYen } })
    notify({ type: 'success', body: [`${name}の${formatMonth(month)}からの予算を保存しました。`] })
    onClose()
  })
  return (
    <Sheet title={`${name}の予算`} onClose={onClose}>
      {(close) => (
        <SheetForm {...onForm} aria-label='予算'>
          <ConflictNotice versioned={versioned} labels={{ budgetYen: '予算' }} words={words} />
          <MoneyField
            form={form}
            name='budgetYen'
            label={`${formatMonth(month)}からの予算(1か月・税込)`}
            help='次に変えるまで、後の月にも同じ額を使います。空にすると、この月から予算なしになります。'
            steps={[-10_000, 10_000, 100_000]}
            hideTag
          />
          <SheetButtons>
            <Button type='submit' tone='primary' size={48} loading={form.formState.isSubmitting}>
              予算を保存する
            </Button>
            <Button size={48} onClick={close}>
              やめる
            </Button>
          </SheetButtons>
        </SheetForm>
      )}
    </Sheet>
  )
}
