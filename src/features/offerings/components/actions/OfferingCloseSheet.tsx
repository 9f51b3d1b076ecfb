import { useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import { offeringLifecycle } from '@/contracts/offerings'
import { closedReasons, type ClosedReason } from '@/contracts/offerings/enums'
import type { Offering } from '@/contracts/offerings/schemas'
import { closedReasonLabel } from '@/domain/offerings/labels'
import { OfferingActionBody } from '@/features/offerings/lib/offeringActionBody'
import { serverNow } from '@/lib/clock'
import { formatShift } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { FormSheet } from '@/ui/dialogs/FormSheet'
import { RadioCards } from '@/ui/fields/choices/RadioCards'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'

const reasons = closedReasons.map((value) => ({ value, label: closedReasonLabel[value] }))

type Props = { clientId: string; offering: Offering; onClose: () => void }

/** Closes applications early and records the reason. */
export function OfferingCloseSheet({ clientId, offering, onClose }: Props) {
  const params = { clientId, offeringId: offering.id }
  const hasMatchedWorkers = offering.peopleMatched > 0
  const [close] = useMutation(offeringLifecycle.close)
  const [keepReason] = useMutation(offeringLifecycle.closedReason)
  const [errorMessages, setErrorMessages] = useState<readonly string[]>()
  const [form, submitWith] = useSchemaForm(
    () => import('@/features/offerings/offeringClose.schema'),
    { code: '' as ClosedReason, note: '' },
  )
  const onForm = submitWith(async (body) => {
    try {
      const closed = await close(params)
      // The applications are closed already; a failure to save the reason does not change that.
      const isReasonSaved = await keepReason({ ...params, body }).then(
        () => true,
        () => false,
      )
      notify({
        type: isReasonSaved ? 'success' : 'warning',
        body: [
          closed.status === 'unpublished'
            ? '募集を締め切りました。申し込みがなかったため、求人は非公開に戻りました。'
            : '募集を締め切りました。決まっているワーカーはそのままです。',
          ...(isReasonSaved ? [] : ['締め切った理由は記録できませんでした。']),
        ],
      })
      onClose()
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.status !== 409) throw problem
      setErrorMessages(problem.messages)
    }
  })
  return (
    <FormSheet
      title='募集を締め切る'
      form={form}
      onForm={onForm}
      applyLabel='募集を締め切る'
      tone='danger'
      disabledReason={errorMessages && '最新の状態を確認してください。'}
      onClose={onClose}
    >
      <OfferingActionBody>
        {errorMessages && <FormAlert tone='error' messages={errorMessages} />}
        <p>
          <b>{formatShift(offering.startAt, offering.endAt, serverNow())}</b> {offering.title}
        </p>
        <ul>
          {hasMatchedWorkers ? (
            <>
              <li>決まっている{offering.peopleMatched}名は、予定どおり働きます。</li>
              <li>このあとキャンセルが出ても、空いた枠は再募集されません。</li>
            </>
          ) : (
            <li>
              まだだれも決まっていないため、求人は非公開に戻ります。編集して、もう一度公開できます。
            </li>
          )}
        </ul>
        <RadioCards
          form={form}
          name='code'
          label='締め切る理由'
          help='ワーカーには知らされません。'
          required
          options={reasons}
        />
        <TextAreaField form={form} name='note' label='補足' optional max={300} rows={2} />
      </OfferingActionBody>
    </FormSheet>
  )
}
