import { useRouter } from 'next/router'
import { useState, type ComponentType, type ReactNode } from 'react'
import { useQuery } from '@/api/hooks'
import { useUrlState } from '@/api/useUrlState'
import { multidatePostings } from '@/contracts/bulkOfferings'
import { offerings } from '@/contracts/offerings'
import type { Offering } from '@/contracts/offerings/schemas'
import { lastPostingDay } from '@/domain/offerings/offering'
import { useCan } from '@/components/permissions/useCan'
import { useForbidden } from '@/components/permissions/useForbidden'
import { routes } from '@/routes/routes'
import { href, type Params } from '@/routes/href'
import { BarTitle } from '@/ui/layout/BarTitle'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StateMessage } from '@/ui/feedback/StateMessage'
import { BulkForm } from './components/BulkForm'
import { BulkRun } from './components/BulkRun'

type Picker = ComponentType<{
  clientId: string
  onPick: (offering: Offering) => void
  onClose: () => void
}>
const load = () => import('@/components/offers/SourcePicker')

/** One posting on many days: from a posting, from the last one of a template, or from one that is chosen here; afterwards, how the run goes. */
export function BulkCreateScreen({ clientId }: Params<typeof routes.bulkCreate.path>) {
  const router = useRouter()
  const [{ offeringId, offerId, on, operationId }] = useUrlState(routes.bulkCreate.query)
  const following = operationId > 0
  const mayPost = useCan(multidatePostings.create)
  const noPosting = useForbidden(multidatePostings.create)
  const noReading = useForbidden(multidatePostings.list)
  const [Picker, setPicker] = useState<Picker>()
  // With a last day alone the list begins with the latest.
  const latest = useQuery(
    offerings.list,
    mayPost && !following && offeringId === 0 && offerId > 0
      ? { clientId, query: { offerId, toOn: lastPostingDay(new Date()) } }
      : null,
  )
  const sourceId =
    offeringId ||
    (latest.data?.items.find((o) => o.publishedAt !== null) ?? latest.data?.items[0])?.id ||
    0
  const source = useQuery(
    offerings.one,
    mayPost && !following && sourceId > 0 ? { clientId, offeringId: sourceId } : null,
    { revalidateOnFocus: false },
  )
  const pick = () => void load().then((m) => setPicker(() => m.SourcePicker))
  const from = (id: number) => {
    setPicker(undefined)
    void router.replace(href(routes.bulkCreate, { clientId }, { offeringId: id, on }))
  }
  const crumbs = [
    { label: '求人', href: href(routes.offerings, { clientId }) },
    ...(source.data
      ? [
          {
            label: source.data.title,
            href: href(routes.offering, { clientId, offeringId: sourceId }),
          },
        ]
      : []),
    { label: '複数日に募集' },
  ]
  const picker = Picker && (
    <Picker clientId={clientId} onPick={(o) => from(o.id)} onClose={() => setPicker(undefined)} />
  )
  const frame = (children: ReactNode) => (
    <PageLayout title={<BarTitle>複数日に募集</BarTitle>} crumbs={crumbs}>
      {children}
      {picker}
    </PageLayout>
  )

  if (following)
    return noReading
      ? frame(
          <Forbidden title='一括募集の結果を見る権限がありません'>
            結果を見られるのは、この店舗の担当者です。必要なときは、企業の管理者にご確認ください。
          </Forbidden>,
        )
      : frame(<BulkRun key={operationId} clientId={clientId} operationId={operationId} />)
  if (noPosting)
    return frame(
      <Forbidden title='募集する権限がありません'>
        この店舗で募集できるのは、店舗管理者と企業の担当者です。必要なときは店舗管理者にご依頼ください。
      </Forbidden>,
    )
  const error = source.error ?? latest.error
  if (error?.status === 404)
    return frame(
      <StateMessage
        art='search'
        title='元にする求人が見つかりません'
        action={
          <Button size={44} onClick={pick}>
            元にする募集を選ぶ
          </Button>
        }
      >
        削除されたか、ほかの店舗の求人です。
      </StateMessage>,
    )
  if (error)
    return frame(
      <ErrorState
        title='元にする募集を読み込めませんでした'
        onRetry={() => {
          void source.mutate()
          void latest.mutate()
        }}
        retrying={source.isValidating || latest.isValidating}
      >
        {error.message}
      </ErrorState>,
    )
  if (offeringId === 0 && offerId === 0)
    return frame(
      <EmptyState
        art='offering'
        title='元にする募集を選んでください'
        action={
          <Button
            tone='primary'
            size={44}
            onPointerEnter={() => void load()}
            onFocus={() => void load()}
            onClick={pick}
          >
            元にする募集を選ぶ
          </Button>
        }
      >
        時間・人数・時給などを引きつぎ、日だけを選んで一度に募集できます。
      </EmptyState>,
    )
  if (latest.data && sourceId === 0)
    return frame(
      <EmptyState
        art='offering'
        title='このひな形では、まだ募集していません'
        action={
          <ButtonLink
            tone='primary'
            size={44}
            href={href(routes.newOffering, { clientId, offerId })}
          >
            まず1日分を募集する
          </ButtonLink>
        }
      >
        1日分を募集すると、同じ内容を複数日に募集できます。
      </EmptyState>,
    )
  return frame(
    source.data ? (
      <BulkForm key={source.data.id} clientId={clientId} source={source.data} onSource={pick} />
    ) : (
      <>
        <Skeleton kind='text' rows={2} />
        <Skeleton kind='calendar' />
      </>
    ),
  )
}
