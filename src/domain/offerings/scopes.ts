import type { PublicationScope } from '@/contracts/offerings/enums'
import type { OfferingInput } from '@/contracts/offerings/schemas'

// To whom an offering is shown. Apart from the other labels and from the ladder, because the offering form needs
// neither.

/** Labels of the publication scopes. */
export const publicationScopeLabel: Record<PublicationScope, string> = {
  public: '一般公開',
  badge: 'バッジ限定公開',
  group: 'グループ限定公開',
  url: 'URL限定公開',
  worked: '勤務経験者限定公開',
  graduate: '卒業ワーカー限定公開',
  trusted: '認定ワーカー限定公開',
}

/** Whether an offering is shown to groups: by its scope, or by a rung of its ladder. */
export const isForGroups = ({ scope, ladder }: Pick<OfferingInput, 'scope' | 'ladder'>) =>
  scope === 'group' || (ladder ?? []).some((rung) => rung.scope === 'group')
