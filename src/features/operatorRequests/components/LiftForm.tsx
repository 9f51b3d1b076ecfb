import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import type { Account } from '@/contracts/accounts/schemas'
import { operatorRequests } from '@/contracts/operatorRequests'
import { MAX_LIFT_TEXT_LENGTH } from '@/contracts/operatorRequests/enums'
import { notify } from '@/lib/notifications/notificationQueue'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { Button } from '@/ui/buttons/Button'
import { FieldStack } from '@/ui/fields/FieldStack'
import { FormErrorSummary } from '@/ui/fields/form/FormErrorSummary'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'
import { ContactFields, contactLabels, contactOf } from './ContactFields'
import { RequestForm } from './RequestForm'

const labels = {
  causeExplanation: '起きたことと原因',
  prevention: '再発を防ぐために行うこと',
  ...contactLabels,
}

/** Asks the operator to lift a restriction. `refOfferId`: the offer that the restriction is about. */
export function LiftForm({
  clientId,
  refOfferId,
  me,
}: {
  clientId: string
  refOfferId: number | null
  me: Account
}) {
  const [request] = useMutation(operatorRequests.requestLift)
  const [form, submitWith] = useSchemaForm(
    () => import('@/features/operatorRequests/lift.schema'),
    {
      refOfferId,
      causeExplanation: '',
      prevention: '',
      ...contactOf(me),
    },
  )
  const [guard, allowLeaving] = useUnsavedGuard(form.formState.isDirty)
  const onForm = submitWith(async (body) => {
    await request({ clientId, body })
    allowLeaving()
    notify({ type: 'success', body: ['利用再開を申請しました。'] })
  })
  return (
    <RequestForm {...onForm} aria-label='利用再開の申請'>
      {guard}
      <FormErrorSummary form={form} labels={labels} />
      <FieldStack>
        <TextAreaField
          form={form}
          name='causeExplanation'
          label={labels.causeExplanation}
          help='だれが・いつ・なぜ、を50文字以上で。ワーカーの氏名や電話番号は書かないでください。'
          required
          max={MAX_LIFT_TEXT_LENGTH}
          rows={6}
        />
        <TextAreaField
          form={form}
          name='prevention'
          label={labels.prevention}
          help='すでに行ったことと、これから行うことを、時期と担当者も含めて50文字以上で'
          required
          max={MAX_LIFT_TEXT_LENGTH}
          rows={6}
        />
      </FieldStack>
      <ContactFields form={form} />
      <div>
        <Button type='submit' tone='primary' size={48} loading={form.formState.isSubmitting}>
          利用再開を申請する
        </Button>
      </div>
    </RequestForm>
  )
}
