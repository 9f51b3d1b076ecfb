import { addDays, dayOf } from '@/lib/jst'
import type { bonusContracts } from '@/server/db/schema'

type Row = typeof bonusContracts.$inferInsert

/** Bonuses of the stores of the first company: one runs, one is to come, one is over. `offerIdsOf` gives the templates of a store with a word in their title. */
export function bonusRows(now: Date, createdAt: string, offerIdsOf: (clientId: number, word: string) => number[]): Row[] {
  const on = (days: number) => addDays(dayOf(now), days)
  const rows: Row[] = [
    { clientId: 1, name: '年末のディナー応援ボーナス', amountYen: 500, per: 'match', target: 'offers', offerIds: offerIdsOf(1, 'ディナー'), startsOn: on(-20), endsOn: on(40), payer: 'company', createdAt },
    { clientId: 1, name: 'はじめての店舗ボーナス', amountYen: 300, per: 'match', target: 'all', offerIds: [], startsOn: on(14), endsOn: on(75), payer: 'platform', createdAt },
    { clientId: 2, name: '早朝品出しボーナス', amountYen: 50, per: 'hour', target: 'offers', offerIds: offerIdsOf(2, '品出し'), startsOn: on(-90), endsOn: null, payer: 'company', createdAt },
    { clientId: 2, name: '秋の新店応援ボーナス', amountYen: 400, per: 'match', target: 'all', offerIds: [], startsOn: on(-80), endsOn: on(-20), payer: 'platform', createdAt },
  ]
  return rows.filter(({ target, offerIds }) => target === 'all' || (offerIds?.length ?? 0) > 0)
}
