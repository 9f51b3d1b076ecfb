import { useWatch } from 'react-hook-form'
import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import type { Account } from '@/contracts/accounts/schemas'
import { operatorRequests } from '@/contracts/operatorRequests'
import { MAX_LIMIT_REASON_LENGTH } from '@/contracts/operatorRequests/enums'
import type { UsageLimit } from '@/contracts/operatorRequests/schemas'
import { formatMonth } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { formatYen } from '@/lib/text/money'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { Button } from '@/ui/buttons/Button'
import { FieldStack } from '@/ui/fields/FieldStack'
import { FormErrorSummary } from '@/ui/fields/form/FormErrorSummary'
import { MoneyField } from '@/ui/fields/inputs/MoneyField'
import { SelectField } from '@/ui/fields/inputs/SelectField'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'
import { ContactFields, contactLabels, contactOf } from './ContactFields'
import { RequestForm } from './RequestForm'

const labels = {
  expectedMonth: '必要になる月',
  requestedYen: '希望する上限',
  reason: '理由',
  ...contactLabels,
}

/** Requests a higher limit, effective from the first day of a month. Shown only to companies that have a limit. */
export function UsageLimitForm({
  clientId,
  usage,
  me,
}: {
  clientId: string
  usage: UsageLimit
  me: Account
}) {
  const [request] = useMutation(operatorRequests.requestUsageLimit)
  const [form, submitWith] = useSchemaForm(
    () => import('@/features/operatorRequests/usageLimit.schema'),
    { expectedMonth: usage.month, requestedYen: null, reason: '', ...contactOf(me) },
  )
  const [guard, allowLeaving] = useUnsavedGuard(form.formState.isDirty)
  const selectedMonth = useWatch({ control: form.control, name: 'expectedMonth' })
  const currentYen = usage.months.find(({ month }) => month === selectedMonth)?.limitYen
  const onForm = submitWith(async ({ requestedYen, ...body }) => {
    // The schema refuses an empty amount; this narrows its type.
    if (requestedYen === null) return
    await request({ clientId, body: { ...body, requestedYen } })
    allowLeaving()
    notify({ type: 'success', body: ['利用上限額の変更を申請しました。'] })
  })
  return (
    <RequestForm {...onForm} aria-label='利用上限の変更'>
      {guard}
      <FormErrorSummary form={form} labels={labels} />
      <FieldStack>
        <SelectField
          form={form}
          name='expectedMonth'
          label={labels.expectedMonth}
          help='承認されると、その月の1日から変わります。'
          required
          options={usage.months.map(({ month }) => ({
            value: month,
            label: `${formatMonth(month)}から`,
          }))}
        />
        <MoneyField
          form={form}
          name='requestedYen'
          per='月'
          label={labels.requestedYen}
          help={`いまの上限 ${formatYen(currentYen ?? 0)}より大きい金額`}
          required
        />
        <TextAreaField
          form={form}
          name='reason'
          label={labels.reason}
          help='いつ、どの店舗で、どのくらい募集を増やすかを、10文字以上で'
          required
          max={MAX_LIMIT_REASON_LENGTH}
          rows={5}
        />
      </FieldStack>
      <ContactFields form={form} />
      <p>審査中も、いまの上限まで公開できます。</p>
      <div>
        <Button type='submit' tone='primary' size={48} loading={form.formState.isSubmitting}>
          上限の変更を申請する
        </Button>
      </div>
    </RequestForm>
  )
}
