import { useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { offeringLifecycle } from '@/contracts/offerings'
import {
  OfferingActionBody,
  type OfferingActionProps,
} from '@/features/offerings/lib/offeringActionBody'
import { serverNow } from '@/lib/clock'
import { formatShift } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { FormAlert } from '@/ui/fields/form/FormAlert'

/** Unpublishes an offering without matched workers. */
export function OfferingUnpublishDialog({ clientId, offering, onClose }: OfferingActionProps) {
  const [unpublish, running] = useMutation(offeringLifecycle.unpublish)
  const [errorMessages, setErrorMessages] = useState<readonly string[]>()
  async function handleApply() {
    try {
      await unpublish({ clientId, offeringId: offering.id })
      notify({ type: 'success', body: ['求人を取り下げました。いまは非公開です。'] })
      onClose()
    } catch (problem) {
      if (problem instanceof ApiError && problem.status === 409) setErrorMessages(problem.messages)
      else notifyError(problem)
    }
  }
  return (
    <ConfirmDialog
      title='この求人を取り下げますか'
      tone='danger'
      applyLabel='求人を取り下げる'
      cancelLabel='やめる'
      loading={running}
      onApply={() => void handleApply()}
      onClose={onClose}
      disabledReason={errorMessages && '最新の状態を確認してください。'}
    >
      <OfferingActionBody>
        {errorMessages && <FormAlert tone='error' messages={errorMessages} />}
        <p>
          <b>{formatShift(offering.startAt, offering.endAt, serverNow())}</b> {offering.title}
        </p>
        <ul>
          <li>ワーカーには表示されなくなり、申し込みも受け付けません。</li>
          <li>求人の内容は非公開で残ります。編集して、もう一度公開できます。</li>
        </ul>
      </OfferingActionBody>
    </ConfirmDialog>
  )
}
