import type { Cost } from '@/contracts/offerings/schemas'
import type { MoneyLine } from '@/ui/data-display/MoneyList'

/** What the operator charges beside the wages, and the tax on it. `feeNote`: why the fee is another than usual. */
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
