import { useState } from 'react'
import useSWR from 'swr'
import type { ApiError } from '@/api/ApiError'
import { request } from '@/api/client'
import { useQuery } from '@/api/hooks'
import { offerings } from '@/contracts/offerings'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { postings } from '@/contracts/postings'
import type { OfferingEditValidation } from '@/contracts/postings/schemas'
import { formatShift } from '@/lib/dates/tokyoDate'
import { useForbidden } from '@/components/permissions/useForbidden'
import { routes } from '@/routes/routes'
import { href, type Params } from '@/routes/href'
import { BarTitle } from '@/ui/layout/BarTitle'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StateMessage } from '@/ui/feedback/StateMessage'
import { EditOfferingForm } from './components/edit/EditOfferingForm'
import { inputOf, valuesOfPosting } from './lib/postingValues'

/** As a posting stood when it was opened for editing: what follows is measured against it. */
type Opened = { offering: OfferingDetail; first: OfferingEditValidation }
const once = { revalidateOnFocus: false, revalidateOnReconnect: false }

/** The conditions of a posting that is there already; what may not be changed any more says why. */
export function EditOfferingScreen({
  clientId,
  offerId,
  offeringId,
}: Params<typeof routes.editOffering.path>) {
  const forbidden = useForbidden(postings.edit)
  const here = { clientId, offerId, offeringId }
  const {
    data: offering,
    error: lost,
    isValidating,
    mutate,
  } = useQuery(offerings.one, forbidden ? null : { clientId, offeringId }, once)
  const [opened, setOpened] = useState<Opened>()
  const finished = offering?.status === 'finished'
  // An address put together by hand: the posting is of another template.
  const stray = offering !== undefined && String(offering.offerId) !== offerId
  const check = useSWR<Opened, ApiError>(
    !opened &&
      offering &&
      !finished &&
      !stray && ['edited', clientId, offerId, offeringId, offering.lockVersion],
    async () => {
      const input = offering && inputOf(valuesOfPosting(offering), new Date())
      if (!offering || !input) throw new Error('a posting has all its conditions')
      return { offering, first: await request(postings.validateEdit, { ...here, body: input }) }
    },
    once,
  )
  // Whatever is read later, the form stays as it was opened.
  if (!opened && check.data) setOpened(check.data)
  const error = lost ?? check.error
  const detail = href(routes.offering, { clientId, offeringId })
  return (
    <PageLayout
      title={<BarTitle>求人の編集</BarTitle>}
      crumbs={[
        { label: '求人', href: href(routes.offerings, { clientId }) },
        ...(offering
          ? [{ label: formatShift(offering.startAt, offering.endAt, new Date()), href: detail }]
          : []),
        { label: '編集' },
      ]}
    >
      {forbidden ? (
        <Forbidden title='求人を編集する権限がありません'>
          この店舗の求人を編集できるのは、店舗管理者と企業の担当者です。必要なときは店舗管理者にご依頼ください。
        </Forbidden>
      ) : stray || error?.status === 404 ? (
        <StateMessage
          art='search'
          title='この求人は見つかりません'
          action={
            <ButtonLink href={href(routes.offerings, { clientId })}>求人の一覧へ戻る</ButtonLink>
          }
        >
          削除されたか、ほかの店舗の求人です。
        </StateMessage>
      ) : error && !opened ? (
        <ErrorState
          title='求人を読み込めませんでした'
          onRetry={() => {
            void mutate()
            void check.mutate()
          }}
          retrying={isValidating || check.isValidating}
        >
          {error.message} 求人は変わっていません。
        </ErrorState>
      ) : finished && !opened ? (
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
      ) : opened ? (
        <EditOfferingForm
          key={opened.offering.lockVersion}
          {...here}
          {...opened}
          onReplace={() => {
            void mutate().then(() => setOpened(undefined))
          }}
        />
      ) : (
        <Skeleton kind='form' rows={6} />
      )}
    </PageLayout>
  )
}
