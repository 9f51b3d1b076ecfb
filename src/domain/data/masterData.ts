import type { TagCategory } from '@/contracts/masterData/enums'

/**
 * Reference data of job offers: occupations, industries, tags, qualifications. For the server and for seeding
 * only: screens read the master data endpoints, because the lists are too large for a page.
 */

export const occupationKeys = [
  'hall',
  'kitchen',
  'dish',
  'register',
  'stock',
  'deli',
  'fish',
  'picking',
  'packing',
  'sorting',
  'forklift',
  'cleaning',
  'room',
  'event',
  'office',
] as const
export type OccupationKey = (typeof occupationKeys)[number]

/** Occupations (職種). Ids must not change: offers refer to them. */
export const occupations: readonly { id: number; key: OccupationKey; name: string }[] = [
  { id: 1, key: 'hall', name: 'ホール・接客' },
  { id: 2, key: 'kitchen', name: '調理補助・仕込み' },
  { id: 3, key: 'dish', name: '洗い場' },
  { id: 4, key: 'register', name: 'レジ・販売' },
  { id: 5, key: 'stock', name: '品出し・陳列' },
  { id: 6, key: 'deli', name: '惣菜・盛り付け' },
  { id: 7, key: 'fish', name: '鮮魚・精肉の加工補助' },
  { id: 8, key: 'picking', name: 'ピッキング' },
  { id: 9, key: 'packing', name: '検品・梱包' },
  { id: 10, key: 'sorting', name: '仕分け・荷下ろし' },
  { id: 11, key: 'forklift', name: 'フォークリフト' },
  { id: 12, key: 'cleaning', name: '清掃' },
  { id: 13, key: 'room', name: '客室清掃・ベッドメイク' },
  { id: 14, key: 'event', name: 'イベント運営' },
  { id: 15, key: 'office', name: '事務・軽作業' },
]

/** Industries (業種). */
export const industries: readonly { id: number; name: string }[] = [
  { id: 1, name: '飲食店' },
  { id: 2, name: 'スーパー・コンビニ' },
  { id: 3, name: '物流・倉庫' },
  { id: 4, name: 'ホテル・旅館' },
  { id: 5, name: '小売・専門店' },
  { id: 6, name: '食品製造' },
  { id: 7, name: 'イベント・レジャー' },
  { id: 8, name: 'オフィス・その他' },
]

/** The name of an occupation in an industry (業種 × 職種): the options of the offer editor. */
export const masterCompanyOccupations: readonly {
  id: number
  industryId: number
  occupation: OccupationKey
  name: string
}[] = [
  { id: 101, industryId: 1, occupation: 'hall', name: 'ホールスタッフ' },
  { id: 102, industryId: 1, occupation: 'kitchen', name: 'キッチン補助' },
  { id: 103, industryId: 1, occupation: 'dish', name: '洗い場' },
  { id: 104, industryId: 1, occupation: 'register', name: 'レジ・テイクアウト' },
  { id: 105, industryId: 1, occupation: 'cleaning', name: '店内清掃' },
  { id: 201, industryId: 2, occupation: 'register', name: 'レジ' },
  { id: 202, industryId: 2, occupation: 'stock', name: '品出し' },
  { id: 203, industryId: 2, occupation: 'deli', name: '惣菜' },
  { id: 204, industryId: 2, occupation: 'fish', name: '鮮魚・精肉' },
  { id: 205, industryId: 2, occupation: 'cleaning', name: 'カート回収・清掃' },
  { id: 301, industryId: 3, occupation: 'picking', name: 'ピッキング' },
  { id: 302, industryId: 3, occupation: 'packing', name: '検品・梱包' },
  { id: 303, industryId: 3, occupation: 'sorting', name: '仕分け' },
  { id: 304, industryId: 3, occupation: 'forklift', name: 'フォークリフト' },
  { id: 305, industryId: 3, occupation: 'office', name: '伝票整理・入力' },
  { id: 401, industryId: 4, occupation: 'room', name: '客室清掃' },
  { id: 402, industryId: 4, occupation: 'hall', name: '朝食・宴会サービス' },
  { id: 403, industryId: 4, occupation: 'dish', name: '食器洗浄' },
  { id: 404, industryId: 4, occupation: 'cleaning', name: '館内清掃' },
  { id: 405, industryId: 4, occupation: 'kitchen', name: '調理補助' },
  { id: 501, industryId: 5, occupation: 'register', name: 'レジ・接客' },
  { id: 502, industryId: 5, occupation: 'stock', name: '品出し・売り場づくり' },
  { id: 503, industryId: 5, occupation: 'packing', name: '商品の検品・袋詰め' },
  { id: 601, industryId: 6, occupation: 'deli', name: '盛り付け・トッピング' },
  { id: 602, industryId: 6, occupation: 'packing', name: '箱詰め・包装' },
  { id: 603, industryId: 6, occupation: 'cleaning', name: '製造ラインの清掃' },
  { id: 701, industryId: 7, occupation: 'event', name: '会場案内・運営' },
  { id: 702, industryId: 7, occupation: 'register', name: '物販・受付' },
  { id: 703, industryId: 7, occupation: 'hall', name: 'パーティーサービス' },
  { id: 801, industryId: 8, occupation: 'office', name: '事務補助・封入' },
  { id: 802, industryId: 8, occupation: 'cleaning', name: 'オフィス清掃' },
]

/** Benefits and features of an offering (待遇・特徴タグ). */
export const tags: readonly { id: number; category: TagCategory; name: string }[] = [
  { id: 1, category: 'treatment', name: 'まかないあり' },
  { id: 2, category: 'treatment', name: '食事補助あり' },
  { id: 3, category: 'treatment', name: '制服貸与' },
  { id: 4, category: 'treatment', name: '休憩室あり' },
  { id: 5, category: 'treatment', name: 'ロッカーあり' },
  { id: 6, category: 'treatment', name: '社員割引あり' },
  { id: 7, category: 'treatment', name: '直接雇用の実績あり' },
  { id: 8, category: 'treatment', name: '飲み物の用意あり' },
  { id: 9, category: 'atmosphere', name: '未経験歓迎' },
  { id: 10, category: 'atmosphere', name: 'はじめの説明あり' },
  { id: 11, category: 'atmosphere', name: '少人数の職場' },
  { id: 12, category: 'atmosphere', name: 'もくもく作業' },
  { id: 13, category: 'atmosphere', name: 'スポットの方が多い' },
  { id: 14, category: 'atmosphere', name: '座り作業あり' },
  { id: 15, category: 'atmosphere', name: '冷暖房あり' },
  { id: 16, category: 'access', name: '駅から徒歩5分以内' },
  { id: 17, category: 'access', name: '車通勤可' },
  { id: 18, category: 'access', name: 'バイク通勤可' },
  { id: 19, category: 'access', name: '自転車通勤可' },
  { id: 20, category: 'access', name: '送迎バスあり' },
  { id: 21, category: 'appearance', name: '髪色自由' },
  { id: 22, category: 'appearance', name: '髪型自由' },
  { id: 23, category: 'appearance', name: 'ネイル可' },
  { id: 24, category: 'appearance', name: 'ひげ可' },
  { id: 25, category: 'appearance', name: '服装自由' },
]

/** Qualifications (資格). `needsDocument`: the store has to see the certificate. */
export const qualifications: readonly {
  id: number
  category: string
  name: string
  needsDocument: boolean
}[] = [
  { id: 1, category: '運転', name: '普通自動車免許', needsDocument: true },
  { id: 2, category: '運転', name: '準中型自動車免許', needsDocument: true },
  { id: 3, category: '運転', name: '原動機付自転車免許', needsDocument: true },
  { id: 4, category: '運搬', name: 'フォークリフト運転技能講習修了', needsDocument: true },
  { id: 5, category: '運搬', name: '玉掛け技能講習修了', needsDocument: true },
  { id: 6, category: '運搬', name: '小型移動式クレーン運転技能講習修了', needsDocument: true },
  { id: 7, category: '食品', name: '調理師免許', needsDocument: true },
  { id: 8, category: '食品', name: '食品衛生責任者', needsDocument: true },
  { id: 9, category: '食品', name: '栄養士免許', needsDocument: true },
  { id: 10, category: '福祉', name: '介護職員初任者研修修了', needsDocument: true },
  { id: 11, category: '福祉', name: '介護福祉士', needsDocument: true },
  { id: 12, category: '販売', name: '登録販売者', needsDocument: true },
  { id: 13, category: '警備', name: '普通救命講習修了', needsDocument: false },
  { id: 14, category: '事務', name: '日商簿記2級', needsDocument: false },
  { id: 15, category: '語学', name: '英語での接客の経験', needsDocument: false },
]

/** Categories of a worker's cancellation (キャンセル理由区分). */
export const cancelReasonCategories: readonly {
  id: number
  name: string
  countsAs: 'cancel' | 'absence'
}[] = [
  { id: 1, name: '体調不良', countsAs: 'cancel' },
  { id: 2, name: '家庭の事情', countsAs: 'cancel' },
  { id: 3, name: '交通事情', countsAs: 'cancel' },
  { id: 4, name: '予定の重複', countsAs: 'cancel' },
  { id: 5, name: '連絡なし', countsAs: 'absence' },
  { id: 6, name: 'その他', countsAs: 'cancel' },
]
