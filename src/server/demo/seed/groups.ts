import type { groups } from '@/server/db/schema'
import type { Store } from './offering'

/** Ids of the lists that the stores of the demonstration keep besides お気に入り. */
export const HALL_GROUP = 101
export const NIGHT_GROUP = 102
export const KITCHEN_GROUP = 103
export const MARKET_GROUP = 104
export const FORKLIFT_GROUP = 105
export const COMPANY_GROUP = 106
/** The group to which an offer is shown first. */
export function groupIdOf(storeId: number, title: string): number | undefined {
  return firstGroups.find((group) => group.storeId === storeId && title.startsWith(group.title))
    ?.groupId
}
const firstGroups = [
  { storeId: 1, title: '朝の仕込み・盛り付け', groupId: KITCHEN_GROUP },
  { storeId: 2, title: '夕方のレジ', groupId: MARKET_GROUP },
  { storeId: 3, title: 'フォークリフト', groupId: FORKLIFT_GROUP },
]
/** お気に入り of a store has the store's id. */
export const favoriteGroupIdOf = (storeId: number) => storeId

const otherGroups = [
  {
    id: HALL_GROUP,
    clientId: 1,
    companyId: 1,
    name: 'ホール経験者',
    description: 'ホールに2回以上入った方',
    autoSetting: {
      enabled: true,
      offerTitleKeywords: ['ホール'],
      requiredWorkedCount: 2,
      onlyTrusted: false,
      onlyGood: true,
    },
  },
  {
    id: NIGHT_GROUP,
    clientId: 1,
    companyId: 1,
    name: '夜の清掃',
    description: '深夜でも帰宅できる方',
  },
  {
    id: KITCHEN_GROUP,
    clientId: 1,
    companyId: 1,
    name: '仕込みメンバー',
    description: '朝の仕込みをお願いしている方',
  },
  { id: MARKET_GROUP, clientId: 2, companyId: 1, name: 'レジ経験者' },
  { id: FORKLIFT_GROUP, clientId: 3, companyId: 1, name: 'フォークリフト有資格者' },
  {
    id: COMPANY_GROUP,
    clientId: null,
    companyId: 1,
    name: 'みのりグループ リピーター',
    description: '全店舗で共有する、5回以上勤務した方のリスト',
  },
]

/** お気に入り of each store, and the lists that the stores keep besides it. */
export function groupRows(
  stores: readonly Store[],
  createdAt: string,
): (typeof groups.$inferInsert & { id: number })[] {
  const row = {
    description: '',
    isDefault: false,
    autoSetting: null,
    lockVersion: 1,
    updatedBy: null,
    createdAt,
    updatedAt: createdAt,
  }
  return [
    ...stores.map((store) => ({
      ...row,
      id: favoriteGroupIdOf(store.id),
      clientId: store.id,
      companyId: store.companyId,
      name: 'お気に入り',
      isDefault: true,
    })),
    ...otherGroups.map((group) => ({ ...row, ...group })),
  ]
}
