import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import { budgets } from '@/contracts/budgets'
import { MAX_BUDGET_DECISION_NOTE_LENGTH } from '@/contracts/budgets/enums'
import * as S from '@/features/budgets/BudgetsScreen.styles'
import { formatMonth } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { formatYen } from '@/lib/text/money'
import { FormSheet } from '@/ui/dialogs/FormSheet'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'
import type { OpenRequest } from './BudgetRequests'

type Props = {
  companyId: string
  request: OpenRequest
  isApproved: boolean
  onClose: () => void
}

/** Approves a request, or declines it with a reason for the store. */
export function DecisionSheet({ companyId, request, isApproved, onClose }: Props) {
  const { id, clientName, month, currentYen, requestedYen } = request
  const [decide] = useMutation(budgets.decide)
  const [form, submitWith] = useSchemaForm(() => import('@/features/budgets/decision.schema'), {
    isApproved,
    note: '',
  })
  const verb = isApproved ? '承認する' : '見送る'
  const onForm = submitWith(async (body) => {
    await decide({ companyId, budgetRequestId: String(id), body })
    notify({
      type: 'success',
      body: [`${clientName}の予算の追加を${isApproved ? '承認しました' : '見送りました'}。`],
    })
    onClose()
  })
  return (
    <FormSheet
      title={`${clientName}の依頼を${verb}`}
      form={form}
      onForm={onForm}
      applyLabel={verb}
      onClose={onClose}
    >
      <S.Note>
        {isApproved
          ? `${formatMonth(month)}の予算を${formatYen(currentYen)}から${formatYen(requestedYen)}にします。後の月の予算は変わりません。`
          : `${formatMonth(month)}の予算は${formatYen(currentYen)}のままです。店舗は、予算を超える求人を公開できません。`}
      </S.Note>
      <TextAreaField
        form={form}
        name='note'
        label={isApproved ? '店舗への連絡' : '見送る理由'}
        help='店舗の担当者が読みます。'
        required={!isApproved}
        max={MAX_BUDGET_DECISION_NOTE_LENGTH}
        rows={3}
      />
    </FormSheet>
  )
}
