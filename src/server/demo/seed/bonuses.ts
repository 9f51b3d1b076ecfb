import type { BonusContractTerms } from '@/domain/pay/bonus'
import { addDays, dayOf } from '@/lib/date'
import type { PlannedOffer } from './offering'

export type BonusRow = BonusContractTerms & { clientId: number; offerIds: number[] }

/** Bonuses of the stores of the first company: some run, one is to come, one is over. */
export function bonusRows(offers: readonly PlannedOffer[], now: Date): BonusRow[] {
  const on = (days: number) => addDays(dayOf(now), days)
  const offerIdsOf = (clientId: number, word: string) =>
    offers
      .filter(({ row }) => row.clientId === clientId && row.title.includes(word))
      .map(({ id }) => id)
  const rows: Omit<BonusRow, 'id'>[] = [
    {
      clientId: 1,
      name: '年末のディナー応援ボーナス',
      amountYen: 500,
      per: 'match',
      target: 'offers',
      offerIds: offerIdsOf(1, 'ディナー'),
      startsOn: on(-20),
      endsOn: on(40),
      payer: 'company',
    },
    {
      clientId: 1,
      name: 'はじめての店舗ボーナス',
      amountYen: 300,
      per: 'match',
      target: 'all',
      offerIds: [],
      startsOn: on(14),
      endsOn: on(75),
      payer: 'platform',
    },
    {
      clientId: 2,
      name: '早朝品出しボーナス',
      amountYen: 50,
      per: 'hour',
      target: 'offers',
      offerIds: offerIdsOf(2, '品出し'),
      startsOn: on(-90),
      endsOn: null,
      payer: 'company',
    },
    {
      clientId: 2,
      name: '秋の新店応援ボーナス',
      amountYen: 400,
      per: 'match',
      target: 'all',
      offerIds: [],
      startsOn: on(-80),
      endsOn: on(-20),
      payer: 'platform',
    },
  ]
  return rows
    .filter(({ target, offerIds }) => target === 'all' || offerIds.length > 0)
    .map((row, i) => ({ id: i + 1, ...row }))
}
