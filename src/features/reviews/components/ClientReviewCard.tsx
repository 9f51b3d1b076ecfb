import dynamic from 'next/dynamic'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { clientReviews } from '@/contracts/reviews'
import type { ClientReview } from '@/contracts/reviews/schemas'
import { reviewItemWords } from '@/domain/workers/review'
import { formatDateTime, formatDay, formatMonth } from '@/lib/dates/tokyoDate'
import { useCan } from '@/components/permissions/useCan'
import { Button } from '@/ui/buttons/Button'
import { Tag } from '@/ui/data-display/Tag'
import * as S from '@/features/reviews/ClientReviewsScreen.styles'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'

const ReplyForm = dynamic(() => import('./ReplyForm').then((m) => m.ReplyForm), {
  ssr: false,
  loading: LazyDialogBoundary,
})
const ReportSheet = dynamic(() => import('./ReportSheet').then((m) => m.ReportSheet), {
  ssr: false,
  loading: LazyDialogBoundary,
})

/** One worker's word on the store. Who it was stays hidden, and may be answered all the same. */
export function ClientReviewCard({
  clientId,
  review: r,
}: {
  clientId: string
  review: ClientReview
}) {
  // Praise without a word needs no answer.
  const mayReply = useCan(clientReviews.reply) && (r.comment !== '' || r.kind === 'bad')
  const mayReport = useCan(clientReviews.report)
  const [doing, setDoing] = useState<'reply' | 'report'>()
  const now = new Date()
  const when = r.workedOn ? `${formatDay(r.workedOn, now)}の勤務` : `${formatMonth(r.month)}の勤務`
  return (
    <S.ReviewCard aria-label={`${when}の評価`}>
      <header>
        <S.Kind data-kind={r.kind}>
          {r.kind === 'good' ? (
            <ThumbsUp size={18} aria-hidden />
          ) : (
            <ThumbsDown size={18} aria-hidden />
          )}
          {r.kind === 'good' ? 'Good' : 'Bad'}
        </S.Kind>
        <p>
          <b>{when}</b>
          <small>{r.offerTitle}</small>
        </p>
        {r.reported && <Tag>報告済み</Tag>}
      </header>
      {r.comment && <S.Comment>{r.comment}</S.Comment>}
      <ul>
        {(['onTime', 'asDescribed', 'wantAgain'] as const).map((key) => (
          <li key={key} data-no={!r.items[key] || undefined}>
            <span aria-hidden>{r.items[key] ? '○' : '×'}</span>
            {reviewItemWords[key]}: {r.items[key] ? 'はい' : 'いいえ'}
          </li>
        ))}
      </ul>
      {r.reply && (
        <blockquote>
          <b>店舗からの返信</b>
          {r.reply.body}
          <small>
            {r.reply.byName ? `${r.reply.byName}さん ` : ''}
            {formatDateTime(r.reply.repliedAt, now)}
          </small>
        </blockquote>
      )}
      {doing !== 'reply' && ((mayReply && !r.reply) || (mayReport && !r.reported)) && (
        <footer>
          {mayReply && !r.reply && (
            <Button size={32} onClick={() => setDoing('reply')}>
              返信する
            </Button>
          )}
          {mayReport && !r.reported && (
            <Button size={32} tone='link' onClick={() => setDoing('report')}>
              運営に報告する
            </Button>
          )}
        </footer>
      )}
      {doing === 'reply' && (
        <ReplyForm clientId={clientId} clientReviewId={r.id} onClose={() => setDoing(undefined)} />
      )}
      {doing === 'report' && (
        <ReportSheet
          clientId={clientId}
          review={r}
          when={when}
          onClose={() => setDoing(undefined)}
        />
      )}
    </S.ReviewCard>
  )
}
