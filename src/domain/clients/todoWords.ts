import type { Todos } from '@/contracts/dashboard/schemas'

/** The to-dos of a store, with the unit of their counts: 名 for people, 件 for things. */
export const todoWords: Record<
  Todos['items'][number]['kind'],
  { label: string; unit: '名' | '件' }
> = {
  notArrived: { label: '到着していない人', unit: '名' },
  matchChecks: { label: 'マッチングの確認', unit: '名' },
  fixPaymentRequests: { label: '修正依頼の承認', unit: '件' },
  unreviewed: { label: 'ワーカーの評価', unit: '名' },
  unreadMessages: { label: '未読メッセージ', unit: '件' },
  longTermUnselected: { label: '長期希望の対応', unit: '件' },
  negotiations: { label: '協議中のキャンセル', unit: '件' },
  violatedOffers: { label: '要修正のひな形', unit: '件' },
  multidateFailed: { label: '公開できなかった日', unit: '件' },
  multidateUnchecked: { label: '複数日の募集の結果', unit: '件' },
  unfilledSoon: { label: '空きのある勤務', unit: '件' },
  factChecks: { label: '事業実態確認', unit: '件' },
  mynumberRequestable: { label: 'マイナンバーの提供依頼', unit: '名' },
}

type Kind = keyof typeof todoWords
/** To-dos of a store that 対応すること of head office leaves out, besides unread messages, which have a column there. */
export const notInStoreSum: readonly Kind[] = ['matchChecks', 'unfilledSoon']
/** 「マッチングの確認」「空きのある勤務」 */
export const notInStoreSumText = notInStoreSum
  .map((kind) => `「${todoWords[kind].label}」`)
  .join('')
