import type {
  BlockReasonCode,
  BlockScope,
  EmploymentType,
  GraduateKind,
  ReportCategory,
  UserListType,
  UserSortKey,
} from '@/contracts/workers/enums'

/** From this many shifts at a store on, a worker counts as a repeater (リピーター). */
export const MIN_REPEATER_SHIFTS = 3

export const userListTypeLabel: Record<UserListType, string> = {
  all: 'すべて',
  worked: '勤務経験あり',
  trusted: '認定',
  repeat: 'リピーター',
  favorite: 'お気に入り',
  graduate: '卒業',
  supporter: 'サポーター',
  blocked: 'ブロック中',
}
/** Returns the default direction of a sort: names ascending, figures descending. */
export const usualDirection = (key: UserSortKey) => (key === 'name_kana' ? 'asc' : 'desc')
export const userSortLabel: Record<UserSortKey, string> = {
  last_worked_at: '最終勤務の新しい順',
  worked_count: '勤務回数の多い順',
  good_rate: 'Good率の高い順',
  name_kana: 'フリガナ順',
}
export const blockReasonLabel: Record<BlockReasonCode, string> = {
  no_show: '無断欠勤',
  attitude: '勤務態度',
  skill: '業務が合わない',
  trouble: 'トラブル',
  other: 'その他',
}
export const blockScopeLabel: Record<BlockScope, string> = {
  client: 'この店舗',
  company: '企業のすべての店舗',
}
export const reportCategoryLabel: Record<ReportCategory, string> = {
  no_show: '無断欠勤',
  harassment: 'ハラスメント',
  violence: '暴力・脅し',
  theft: '盗難・持ち出し',
  false_profile: '登録情報の虚偽',
  info_leak: '情報の持ち出し・SNSへの投稿',
  safety: '安全にかかわる行為',
  other: 'その他',
}
export const graduateKindLabel: Record<GraduateKind, string> = {
  hired: '直接雇用',
  former_staff: '元スタッフ',
}
export const employmentTypeLabel: Record<EmploymentType, string> = {
  permanent: '正社員',
  contract: '契約社員',
  part_time: 'パート・アルバイト',
  other: 'その他',
}

/**
 * Why an account cannot add or remove a block for all stores of the company: one store must not decide for the
 * others.
 */
export const cannotBlockFor = (
  scope: BlockScope,
  { canManageCompany }: { canManageCompany: boolean },
): string | undefined =>
  scope === 'company' && !canManageCompany
    ? '企業のすべての店舗でのブロックは、企業の管理者・担当者だけが登録・解除できます。企業の管理者にご相談ください。'
    : undefined

/** Why a worker cannot be added to a group. */
export const cannotJoinGroup = ({ blocked }: { blocked: boolean }): string | undefined =>
  blocked
    ? 'ブロック中のワーカーは、グループに追加できません。先にブロックを解除してください。'
    : undefined
