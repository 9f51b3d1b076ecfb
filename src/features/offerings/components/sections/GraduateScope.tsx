import { useQuery } from '@/api/useQuery'
import type { OfferingValidation } from '@/contracts/offerings/schemas'
import { graduates } from '@/contracts/workers'
import type { GraduateList } from '@/contracts/workers/schemas'
import { formatFeeRate, graduateRateNote } from '@/domain/billing/feeRateText'
import { publicationScopeLabel } from '@/domain/offerings/scopes'
import { LockedConditions } from './LockedConditions'

const NAMES_SHOWN = 5

/** The fixed conditions of a dedicated offering: its scope, who sees it and its fee rate. */
export function GraduateScope({
  clientId,
  fee,
}: {
  clientId: string
  fee: OfferingValidation['graduateFee']
}) {
  const { data } = useQuery(graduates.list, { clientId })
  return (
    <LockedConditions
      facts={[
        ['公開範囲', publicationScopeLabel.graduate],
        ...(data && data.visibleCount > 0
          ? [['公開する相手(全員)', recipientNames(data)] as const]
          : []),
        ...(fee
          ? [
              [
                '利用料率',
                <>
                  {formatFeeRate(fee.feeRateBp)} <small>{graduateRateNote(fee)}</small>
                </>,
              ] as const,
            ]
          : []),
      ]}
      reason='卒業ワーカー限定の求人の公開範囲は変えられません。時間がたっても、一般公開には切り替わりません。'
    />
  )
}

/** Names the first graduates who see the offering and counts the others. */
function recipientNames({ items, visibleCount }: GraduateList) {
  const namedGraduates = items.filter(({ isBlocked }) => !isBlocked).slice(0, NAMES_SHOWN)
  const names = namedGraduates.map(({ name }) => `${name}さん`).join('、')
  const others = visibleCount - namedGraduates.length
  return others > 0 ? `${names}、ほか${others}名` : names
}
