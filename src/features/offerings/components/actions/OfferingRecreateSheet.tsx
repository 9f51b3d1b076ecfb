import { useRouter } from 'next/router'
import { useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import { offeringLifecycle } from '@/contracts/offerings'
import { lastPostingDay } from '@/domain/offerings/offering'
import { serverNow } from '@/lib/clock'
import { dayOf, formatDay, formatEnd, formatTime } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { notify } from '@/lib/notifications/notificationQueue'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { Button } from '@/ui/buttons/Button'
import { DateField } from '@/ui/dates/DateField'
import { Sheet } from '@/ui/dialogs/Sheet'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { OfferingActBody, type OfferingActProps } from '@/features/offerings/lib/offeringActBody'

/**
 * Creates an unpublished offering with the same conditions on another day, and opens its edit page.
 */
export function OfferingRecreateSheet({ clientId, offering, onClose }: OfferingActProps) {
  const router = useRouter()
  const now = serverNow()
  const [recreate] = useMutation(offeringLifecycle.recreate)
  const [errorMessages, setErrorMessages] = useState<readonly string[]>()
  const [form, submitWith] = useSchemaForm(
    () => import('@/features/offerings/offeringRecreate.schema'),
    { workOn: '' },
  )
  const onForm = submitWith(async (body) => {
    try {
      const made = await recreate({
        clientId,
        offerId: offering.offerId,
        offeringId: offering.id,
        body,
      })
      notify({
        type: 'success',
        body: [
          `${formatDay(made.startAt, serverNow())}の求人を非公開で作成しました。内容を確認して公開してください。`,
        ],
      })
      await router.push(
        href(routes.editOffering, { clientId, offerId: made.offerId, offeringId: made.id }),
      )
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.status !== 409) throw problem
      setErrorMessages(problem.messages)
    }
  })
  return (
    <Sheet
      title='同じ条件で募集し直す'
      onClose={onClose}
      closable={!form.formState.isSubmitting}
      footer={(leave) => (
        <>
          <Button
            type='submit'
            form='offeringRecreate'
            tone='primary'
            size={48}
            loading={form.formState.isSubmitting}
            disabledReason={errorMessages && 'いまは募集し直せません。'}
          >
            内容の確認へ進む
          </Button>
          <Button size={48} disabled={form.formState.isSubmitting} onClick={leave}>
            やめる
          </Button>
        </>
      )}
    >
      <OfferingActBody>
        {errorMessages && <FormAlert tone='error' messages={errorMessages} />}
        <p>
          <b>
            {formatTime(offering.startAt)}〜{formatEnd(offering.startAt, offering.endAt)}
          </b>{' '}
          {offering.title} ・ {offering.peopleWanted}名 ・ 時給{formatYen(offering.hourlyWageYen)}
        </p>
        <form {...onForm} id='offeringRecreate'>
          <DateField
            form={form}
            name='workOn'
            label='新しい勤務日'
            help='本日から60日以内の日を選べます。'
            required
            min={dayOf(now)}
            max={lastPostingDay(now)}
          />
        </form>
        <ul>
          <li>非公開で作成し、編集の画面を開きます。公開するまで、ワーカーには表示されません。</li>
          <li>決まっていたワーカーは引き継がれません。</li>
        </ul>
      </OfferingActBody>
    </Sheet>
  )
}
