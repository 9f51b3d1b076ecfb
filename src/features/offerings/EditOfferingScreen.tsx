import { useState } from 'react'
import useSWR from 'swr'
import type { ApiError } from '@/api/ApiError'
import { request } from '@/api/client'
import { useQuery } from '@/api/useQuery'
import { offerings, offeringLifecycle } from '@/contracts/offerings'
import type { OfferingDetail, OfferingEditValidation } from '@/contracts/offerings/schemas'
import { serverNow } from '@/lib/clock'
import { formatShift } from '@/lib/date'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { NotFound } from '@/ui/feedback/NotFound'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StateMessage } from '@/ui/feedback/StateMessage'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { EditOfferingForm } from './components/edit/EditOfferingForm'
import { inputOf, valuesOfOffering } from './lib/offeringValues'

type Path = Params<typeof routes.editOffering.path>
/** The offering and its validation when the form was opened; changes are computed against it. */
type Opened = { offering: OfferingDetail; initialValidation: OfferingEditValidation }
const readOnce = { revalidateOnFocus: false, revalidateOnReconnect: false }

function useOpenedOffering({ clientId, offerId, offeringId }: Path) {
  const read = useQuery(offerings.one, { clientId, offeringId }, readOnce)
  const offering = read.data
  const [initial, setInitial] = useState<Opened>()
  const isFinished = offering?.status === 'finished'
  // A manually edited URL may name an offering of another offer.
  const isOfOtherOffer = offering !== undefined && String(offering.offerId) !== offerId
  const isEditable = offering !== undefined && !isFinished && !isOfOtherOffer
  const check = useSWR<Opened, ApiError>(
    !initial && isEditable && ['edited', clientId, offerId, offeringId, offering.lockVersion],
    async () => {
      const input = offering && inputOf(valuesOfOffering(offering), serverNow())
      if (!offering || !input) throw new Error('an existing offering has all its conditions')
      const initialValidation = await request(offeringLifecycle.validateEdit, {
        clientId,
        offerId,
        offeringId,
        body: input,
      })
      return { offering, initialValidation }
    },
    readOnce,
  )
  // The form keeps the version it was opened with, whatever is read later.
  if (!initial && check.data) setInitial(check.data)
  const error = read.error ?? check.error
  return {
    offering,
    opened: initial,
    isFinished,
    isNotFound: isOfOtherOffer || error?.status === 404,
    error,
    isRetrying: read.isValidating || check.isValidating,
    retry: () => {
      void read.mutate()
      void check.mutate()
    },
  }
}

/** The conditions of an existing offering; those that can no longer be changed give the reason. */
export function EditOfferingScreen(path: Path) {
  const { clientId, offeringId } = path
  const state = useOpenedOffering(path)
  const { offering } = state
  return (
    <PageLayout
      title={<BarTitle>求人の編集</BarTitle>}
      crumbs={[
        { label: '求人', href: href(routes.offerings, { clientId }) },
        ...(offering
          ? [
              {
                label: formatShift(offering.startAt, offering.endAt, serverNow()),
                href: href(routes.offering, { clientId, offeringId }),
              },
            ]
          : []),
        { label: '編集' },
      ]}
    >
      <EditOfferingContent path={path} state={state} />
    </PageLayout>
  )
}

function EditOfferingContent({
  path,
  state,
}: {
  path: Path
  state: ReturnType<typeof useOpenedOffering>
}) {
  const { clientId, offerId } = path
  const { offering, opened: initial, error } = state
  if (state.isNotFound)
    return (
      <NotFound
        name='求人'
        back={{ href: href(routes.offerings, { clientId }), label: '求人の一覧へ戻る' }}
      >
        削除されたか、ほかの店舗の求人です。
      </NotFound>
    )
  if (initial) return <EditOfferingForm key={initial.offering.lockVersion} {...path} {...initial} />
  if (error)
    return (
      <ErrorState
        title='求人を読み込めませんでした'
        onRetry={state.retry}
        retrying={state.isRetrying}
      >
        {error.message} 求人は変わっていません。
      </ErrorState>
    )
  if (offering && state.isFinished)
    return (
      <StateMessage
        art='offering'
        title='終了した求人は編集できません'
        action={
          <ButtonLink
            tone='primary'
            size={44}
            href={href(routes.newOffering, { clientId, offerId }, { copyOf: offering.id })}
          >
            この条件で新しく募集する
          </ButtonLink>
        }
      >
        勤務の記録として、条件はこのまま残ります。
      </StateMessage>
    )
  return <Skeleton kind='form' rows={6} />
}
