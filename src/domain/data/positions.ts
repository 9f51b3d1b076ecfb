import type { OccupationKey } from './masterData'

/**
 * Positions in which a store can approve a worker, and in which the worker earns a badge (次回も頼みたい業務), by occupation.
 * Ids must not change: badges refer to them.
 * For the server and for seeding only: screens read the endpoint.
 */
export const positions: readonly {
  id: number
  name: string
  occupations: readonly OccupationKey[]
}[] = [
  { id: 1, name: 'ホール', occupations: ['hall'] },
  { id: 2, name: 'ドリンク', occupations: ['hall'] },
  { id: 3, name: 'レジ', occupations: ['hall', 'register', 'event'] },
  { id: 4, name: '朝食', occupations: ['hall'] },
  { id: 5, name: '宴会', occupations: ['hall'] },
  { id: 6, name: '仕込み', occupations: ['kitchen', 'deli'] },
  { id: 7, name: '盛り付け', occupations: ['kitchen', 'deli'] },
  { id: 8, name: '洗い場', occupations: ['kitchen', 'dish'] },
  { id: 9, name: '清掃', occupations: ['dish', 'cleaning', 'room'] },
  { id: 10, name: '販売', occupations: ['register', 'event'] },
  { id: 11, name: '品出し', occupations: ['stock'] },
  { id: 12, name: '青果', occupations: ['stock'] },
  { id: 13, name: '惣菜', occupations: ['deli'] },
  { id: 14, name: '鮮魚', occupations: ['fish'] },
  { id: 15, name: '精肉', occupations: ['fish'] },
  { id: 16, name: '回収', occupations: ['cleaning', 'stock'] },
  { id: 17, name: 'ピッキング', occupations: ['picking'] },
  { id: 18, name: '検品', occupations: ['packing', 'picking'] },
  { id: 19, name: '梱包', occupations: ['packing'] },
  { id: 20, name: '仕分け', occupations: ['sorting', 'picking'] },
  { id: 21, name: '荷下ろし', occupations: ['sorting'] },
  { id: 22, name: '棚卸し', occupations: ['stock', 'picking', 'office'] },
  { id: 23, name: 'フォークリフト', occupations: ['forklift'] },
  { id: 24, name: '客室清掃', occupations: ['room'] },
  { id: 25, name: 'ベッドメイク', occupations: ['room'] },
  { id: 26, name: '案内', occupations: ['event'] },
  { id: 27, name: '受付', occupations: ['event', 'office'] },
  { id: 28, name: '入力', occupations: ['office'] },
]
