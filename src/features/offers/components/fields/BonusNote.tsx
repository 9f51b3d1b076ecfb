import { useQuery } from '@/api/useQuery'
import { bonusContracts } from '@/contracts/bonusContracts'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { bonusFacts } from './bonusFacts'

/**
 * The bonuses that are paid in addition, read-only: bonus contracts define the templates they apply
 * to. A new template has the contracts that apply to the whole store.
 */
export function BonusNote({
  clientId,
  offerId,
}: {
  clientId: string
  offerId: number | undefined
}) {
  const offerBonuses = useQuery(
    bonusContracts.ofOffer,
    offerId === undefined ? null : { clientId, offerId },
  )
  const storeBonuses = useQuery(bonusContracts.list, offerId === undefined ? { clientId } : null)
  const { data, error, isValidating, mutate } = offerId === undefined ? storeBonuses : offerBonuses
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
  const activeContracts =
    offerId === undefined
      ? data.items.filter(({ target, status }) => target === 'all' && status !== 'ended')
      : data.items
  return activeContracts.length === 0 ? null : (
    <>
      <p>
        報酬には、次のボーナスが加わります。ボーナスは契約で決まっているため、ここでは変更できません。
      </p>
      <DescriptionList items={bonusFacts(activeContracts)} />
    </>
  )
}
