import type { PublicationScope } from '@/contracts/offerings/enums'

/** Apart from the other labels: the form of a posting shows it first, and none of them. */
export const publicationScopeLabel: Record<PublicationScope, string> = {
  public: '一般公開',
  badge: 'バッジ限定公開',
  group: 'グループ限定公開',
  url: 'URL限定公開',
  worked: '勤務経験者限定公開',
}
