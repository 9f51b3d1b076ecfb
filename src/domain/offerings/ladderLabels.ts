import type { LadderScope } from '@/contracts/offerings/enums'
import type { LadderPreset } from './ladder'

/** The rungs of a ladder, named after the workers whom they add. */
export const ladderScopeLabel: Record<LadderScope, string> = {
  trusted: '認定ワーカー',
  group: 'グループ',
  worked: '勤務経験者',
  public: '一般公開',
}
export const ladderPresetLabel: Record<LadderPreset, string> = {
  standard: '標準(6日)',
  quick: '急ぐ(1日)',
  slow: 'じっくり(7日)',
}
/** The scope of an offering with a ladder, for places that show a single word. */
export const ladderLabel = '順番に公開'
