import type { PublicationScope } from '@/contracts/offerings/enums'

/**
 * Labels of the publication scopes. Kept in their own file, because the offering form needs none of the other labels.
 */
export const publicationScopeLabel: Record<PublicationScope, string> = {
  public: '一般公開',
  badge: 'バッジ限定公開',
  group: 'グループ限定公開',
  url: 'URL限定公開',
  worked: '勤務経験者限定公開',
  graduate: '卒業ワーカー限定公開',
  trusted: '認定ワーカー限定公開',
}
