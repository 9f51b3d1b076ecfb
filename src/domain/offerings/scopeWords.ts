import type { PublicationScope } from '@/contracts/offerings/enums'
import { formatDateTime, msOf, type Instant } from '@/lib/date'

/** Explains each publication scope: which workers see the offering. */
export const scopeWords: Record<PublicationScope, string> = {
  public: 'ブロックした人を除く、すべてのワーカーに表示されます。',
  group: '選んだグループの人だけに表示されます。ワーカーにグループ名は見えません。',
  badge: 'この店舗のバッジをもつ人だけに表示されます。',
  worked: 'この店舗で働いたことのある人だけに表示されます。',
  graduate: 'この店舗の卒業ワーカーだけに表示されます。一般公開には切り替わりません。',
  trusted: 'この店舗の認定ワーカーだけに表示されます。',
  url: '求人の検索には表示されません。公開後に使える共有URLを開いた人だけが申し込めます。',
}

/**
 * Explains the automatic switch of a limited offering to public: at `autoPublicAt` if seats are free, otherwise as
 * soon as a seat becomes free.
 */
export const switchWords = (autoPublicAt: Instant, now: Instant) =>
  `${msOf(autoPublicAt) > msOf(now) ? `${formatDateTime(autoPublicAt, now)}に空きがあれば` : '空きが出ると'}、自動で一般公開に切り替わります。`

/** Why an offering for graduates would find nobody: none is registered, or none of the `members` is free. */
export const noFreeGraduateText = (members: number) =>
  members === 0
    ? '卒業ワーカーが登録されていません。このままでは、だれにも表示されません。'
    : `卒業ワーカー${members}名に、この時間に空いている人がいません(ほかの勤務、ブロック、年齢による制限)。`
