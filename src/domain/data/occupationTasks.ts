import type { OccupationKey } from './masterData'

/**
 * The usual tasks of every occupation, as a noun phrase: all that is known about a job before the store has described
 * it. No quantities, equipment or individual duties: only the store knows these facts.
 */
export const occupationTasks: Record<OccupationKey, string> = {
  hall: 'お客様のご案内、料理や飲み物の配膳、食後の片付け',
  kitchen: '食材の下ごしらえ、料理の盛り付け、調理器具の片付け',
  dish: '食器の下洗いと洗浄、所定の場所への片付け',
  register: '商品の会計、お客様へのご案内、売り場やカウンターの整理',
  stock: '商品の運搬、棚への陳列、売り場の整理',
  deli: '食品の計量、盛り付け、容器への詰め込み',
  fish: '鮮魚や精肉のトレイへの盛り付け、包装、値札貼り',
  picking: '指示に沿った商品の取り出しと確認、指定の場所への運搬',
  packing: '商品と個数の確認、箱や袋への詰め込み、封とめ',
  sorting: '荷物の積み下ろし、行き先ごとの仕分け',
  forklift: 'フォークリフトでの荷物の積み下ろしと運搬',
  cleaning: '担当する場所の清掃、ゴミの回収、清掃用具の片付け',
  room: '客室の清掃、ベッドメイク、備品の補充',
  event: '会場の準備、来場者のご案内、終了後の片付け',
  office: '書類の整理や封入、データの入力',
}
