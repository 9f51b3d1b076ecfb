import { useQuery } from '@/api/useQuery'
import { bonusContracts } from '@/contracts/bonusContracts'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { bonusFacts } from './bonusFacts'

/**
 * What workers will get on top of these values, to read only: a contract names its templates
 * itself. A template that is not there yet has what holds for the whole store.
 */
export function BonusNote({
  clientId,
  offerId,
}: {
  clientId: string
  offerId: number | undefined
}) {
  const own = useQuery(bonusContracts.ofOffer, offerId === undefined ? null : { clientId, offerId })
  const all = useQuery(bonusContracts.list, offerId === undefined ? { clientId } : null)
  const { data, error, isValidating, mutate } = offerId === undefined ? all : own
  if (!data)
    return error ? (
      <ErrorState
        inline
        title='ボーナス契約を読み込めませんでした'
        onRetry={() => void mutate()}
        retrying={isValidating}
      >
        入力した内容はそのままです。
      </ErrorState>
    ) : (
      <Skeleton kind='text' rows={2} />
    )
  const held =
    offerId === undefined
      ? data.items.filter(({ target, status }) => target === 'all' && status !== 'ended')
      : data.items
  return held.length === 0 ? null : (
    <>
      <p>
        報酬には、次のボーナスが加わります。ボーナスは契約で決まっているため、ここでは変更できません。
      </p>
      <DescriptionList items={bonusFacts(held)} />
    </>
  )
}
