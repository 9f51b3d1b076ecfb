import type { Cost } from '@/contracts/offerings/schemas'
import type { MoneyLine } from '@/ui/data-display/MoneyList'

/** Returns the charges of the operator and the tax on them. `feeNote`: why the fee is not the usual one. */
export function chargeLines(
  { feeYen, transferCommissionYen, taxYen }: Cost,
  feeNote?: string,
): MoneyLine[] {
  const hasCommission = transferCommissionYen !== undefined
  return [
    { label: '利用料', yen: feeYen, ...(feeNote !== undefined && { note: feeNote }) },
    ...(hasCommission
      ? [{ label: '振込手数料', note: 'ワーカーへの支払いごと', yen: transferCommissionYen }]
      : []),
    {
      label: '消費税',
      note: hasCommission ? '利用料と振込手数料にかかります' : '利用料の10%',
      yen: taxYen,
    },
  ]
}
