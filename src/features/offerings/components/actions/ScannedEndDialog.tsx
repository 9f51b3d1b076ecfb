import { useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import type { OfferingUser } from '@/contracts/matchings/schemas'
import { paymentCorrections } from '@/contracts/paymentCorrections'
import { OfferingActionBody } from '@/features/offerings/lib/offeringActionBody'
import { formatTime } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { formatYen } from '@/lib/text/money'
import { YenChanges } from '@/ui/data-display/YenChanges'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { FormAlert } from '@/ui/fields/form/FormAlert'

type Props = {
  clientId: string
  offeringId: number
  user: OfferingUser
  onClose: () => void
}

/** Pays a worker for the minutes between the planned end and the check-out. */
export function ScannedEndDialog({ clientId, offeringId, user, onClose }: Props) {
  const [pay, isMutating] = useMutation(paymentCorrections.payScannedEnd)
  const [errorMessages, setErrorMessages] = useState<readonly string[]>()
  const { userId, name, checkedOutAt, unpaidMinutesAfterEnd: minutes, grossYen } = user
  // Undefined while an older server answers, as during an update.
  const grossYenAfter = user.grossYenWithMinutesAfterEnd ?? undefined
  async function handleApply() {
    try {
      const { requested } = await pay({ clientId, offeringId, userId })
      notify({
        type: 'success',
        body: [`${name}さんの報酬を${formatYen(requested.pay.grossYen)}に変更しました。`],
      })
      onClose()
    } catch (problem) {
      if (problem instanceof ApiError && problem.status === 409) setErrorMessages(problem.messages)
      else notifyError(problem)
    }
  }
  return (
    <ConfirmDialog
      title={`終了後の${minutes}分も支払いますか`}
      applyLabel={`${minutes}分を勤務に含める`}
      cancelLabel='やめる'
      loading={isMutating}
      onApply={() => void handleApply()}
      onClose={onClose}
      disabledReason={errorMessages && '最新の状態を確認してください。'}
    >
      <OfferingActionBody>
        {errorMessages && <FormAlert tone='error' messages={errorMessages} />}
        <p>
          <b>{name}さん</b> のチェックアウトは{checkedOutAt && ` ${formatTime(checkedOutAt)} `}
          でした。
          {grossYen !== null && <>いまの報酬 {formatYen(grossYen)} は、予定の終了までの分です。</>}
        </p>
        {grossYen !== null && grossYenAfter !== undefined && (
          <YenChanges changes={[{ label: '報酬', fromYen: grossYen, toYen: grossYenAfter }]} />
        )}
        <ul>
          <li>終了後も働いた場合は、1分から賃金の支払いが必要です。</li>
          <li>時給と割増から計算した分を加えて報酬を確定し、本人にメッセージで知らせます。</li>
        </ul>
      </OfferingActionBody>
    </ConfirmDialog>
  )
}
