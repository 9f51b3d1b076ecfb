import type { ActivityKind } from '@/contracts/activities/enums'

/** Display names of the kinds. Kept in their own file: the screen needs them, but not the words of every call. */
export const activityKindLabel: Record<ActivityKind, string> = {
  members: 'スタッフと権限',
  offerings: '求人とひな形',
  matchings: 'マッチングと勤務',
  money: 'お金',
  workers: 'ワーカーと連絡',
  personalData: '個人情報の表示と保存',
  settings: '企業と店舗の設定',
}
