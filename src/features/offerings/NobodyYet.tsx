import type { OfferingDetail } from '@/contracts/offerings.schemas'
import { formatDateTime } from '@/lib/jst'
import { EmptyState } from '@/ui/EmptyState'

/** No workers to show: what that means now, and what happens next. */
export function NobodyYet({ offering: o, state }: { offering: OfferingDetail; state: 'live' | 'ended' }) {
  if (state === 'ended') return <EmptyState art='worker' title='キャンセル・欠勤はありません'>ワーカーや店舗の都合でなくなったマッチングが、ここに残ります。</EmptyState>
  if (o.status === 'published') return <EmptyState art='worker' title='まだ申し込みがありません'>申し込みがあると、ここに自動で表示されます。応募の締切は{formatDateTime(o.closesAt, new Date())}です。</EmptyState>
  if (o.status === 'unpublished') return <EmptyState art='worker' title='まだ公開していません'>公開すると、ワーカーが申し込めるようになります。</EmptyState>
  return <EmptyState art='worker' title='マッチングしたワーカーはいません'>申し込みがないまま、募集が終わりました。</EmptyState>
}
