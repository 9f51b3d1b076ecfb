import type { PublicationScope } from '@/contracts/offerings/enums'
import { formatDateTime, msOf, type Instant } from '@/lib/date'

/** Explains each publication scope: which workers see the posting. */
export const scopeWords: Record<PublicationScope, string> = {
  public: 'ブロックした人を除く、すべてのワーカーに表示されます。',
  group: '選んだグループの人だけに表示されます。ワーカーにグループ名は見えません。',
  badge: 'この店舗のバッジをもつ人だけに表示されます。',
  worked: 'この店舗で働いたことのある人だけに表示されます。',
  url: '求人の検索には表示されません。公開後に使える共有URLを開いた人だけが申し込めます。',
}

/**
 * Explains the automatic switch of a limited posting to public: at `autoPublicAt` if seats are free, otherwise as
 * soon as a seat becomes free.
 */
export const switchWords = (autoPublicAt: Instant, now: Instant) =>
  `${msOf(autoPublicAt) > msOf(now) ? `${formatDateTime(autoPublicAt, now)}に空きがあれば` : '空きが出ると'}、自動で一般公開に切り替わります。`
