import { useForbidden } from '@/components/permissions/useForbidden'
import { bulkOfferings } from '@/contracts/bulkOfferings'
import type { BulkSourceState } from '@/features/bulkOfferings/hooks/useBulkSource'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StateMessage } from '@/ui/feedback/StateMessage'
import { BulkForm } from './BulkForm'

type Props = {
  clientId: string
  offerId: number
  source: BulkSourceState
  onPick: () => void
  onPreloadPicker: () => void
}

/** The form, once its source offering is loaded; before that, the loading, error or empty state. */
export function BulkSource({ clientId, offerId, source, onPick, onPreloadPicker }: Props) {
  const isForbidden = useForbidden(bulkOfferings.create)
  if (isForbidden)
    return (
      <Forbidden title='募集する権限がありません'>
        この店舗で募集できるのは、店舗管理者と企業の担当者です。必要なときは店舗管理者にご依頼ください。
      </Forbidden>
    )
  if (source.error?.status === 404)
    return (
      <StateMessage
        art='search'
        title='元にする求人が見つかりません'
        action={
          <Button size={44} onClick={onPick}>
            元にする募集を選ぶ
          </Button>
        }
      >
        削除されたか、ほかの店舗の求人です。
      </StateMessage>
    )
  if (source.error)
    return (
      <ErrorState
        title='元にする募集を読み込めませんでした'
        onRetry={source.retry}
        retrying={source.isRetrying}
      >
        {source.error.message}
      </ErrorState>
    )
  if (source.isNoneNamed) return <NoSource onPick={onPick} onPreloadPicker={onPreloadPicker} />
  if (source.isOfferUnused) return <OfferUnused clientId={clientId} offerId={offerId} />
  if (source.offering)
    return (
      <BulkForm
        key={source.offering.id}
        clientId={clientId}
        source={source.offering}
        onChangeSource={onPick}
      />
    )
  return (
    <>
      <Skeleton kind='text' rows={2} />
      <Skeleton kind='calendar' />
    </>
  )
}

function NoSource({ onPick, onPreloadPicker }: Pick<Props, 'onPick' | 'onPreloadPicker'>) {
  return (
    <EmptyState
      art='offering'
      title='元にする募集を選んでください'
      action={
        <Button
          tone='primary'
          size={44}
          onPointerEnter={onPreloadPicker}
          onFocus={onPreloadPicker}
          onClick={onPick}
        >
          元にする募集を選ぶ
        </Button>
      }
    >
      時間・人数・時給などを引きつぎ、日だけを選んで一度に募集できます。
    </EmptyState>
  )
}

function OfferUnused({ clientId, offerId }: Pick<Props, 'clientId' | 'offerId'>) {
  return (
    <EmptyState
      art='offering'
      title='このひな形では、まだ募集していません'
      action={
        <ButtonLink tone='primary' size={44} href={href(routes.newOffering, { clientId, offerId })}>
          まず1日分を募集する
        </ButtonLink>
      }
    >
      1日分を募集すると、同じ内容を複数日に募集できます。
    </EmptyState>
  )
}
