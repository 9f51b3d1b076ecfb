import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { bonusContracts } from '@/contracts/bonusContracts'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { bonusFacts } from './bonusFacts'

/**
 * The bonuses that are paid in addition. Read-only, because bonus contracts define the offers they apply to. A new
 * offer has the contracts that apply to the whole store.
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
  const bonuses = offerId === undefined ? storeBonuses : offerBonuses
  const { data } = bonuses
  if (!data)
    return (
      <QueryResult
        of={bonuses}
        name='ボーナス契約'
        inline
        note='入力した内容はそのままです。'
        skeleton={<Skeleton kind='text' rows={2} />}
      />
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
