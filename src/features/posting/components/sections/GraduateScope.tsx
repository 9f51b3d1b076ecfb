import type { OfferingValidation } from '@/contracts/offerings/schemas'
import { formatFeeRate, graduateRateNote } from '@/domain/billing/feeRateText'
import { publicationScopeLabel } from '@/domain/offerings/scopeLabel'
import { LockedConditions } from './LockedConditions'

/** The scope of a dedicated posting, which nobody can change, and its fee rate. */
export function GraduateScope({ fee }: { fee: OfferingValidation['graduateFee'] }) {
  return (
    <LockedConditions
      facts={[
        ['公開範囲', publicationScopeLabel.graduate],
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
