import { ThumbsDown, ThumbsUp } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useCan } from '@/components/permissions/useCan'
import { clientReviews } from '@/contracts/reviews'
import { reviewItems } from '@/contracts/reviews/enums'
import type { ClientReview } from '@/contracts/reviews/schemas'
import { reviewItemWords } from '@/domain/workers/review'
import * as S from '@/features/reviews/ClientReviewsScreen.styles'
import { serverNow } from '@/lib/clock'
import { formatDateTime, formatDay, formatMonth } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { Tag } from '@/ui/data-display/Tag'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'

const ReplyForm = dynamic(() => import('./ReplyForm').then((m) => m.ReplyForm), {
  ssr: false,
  loading: LazyDialogBoundary,
})
const ReportSheet = dynamic(() => import('./ReportSheet').then((m) => m.ReportSheet), {
  ssr: false,
  loading: LazyDialogBoundary,
})
type ReviewAction = 'reply' | 'report'

/** One worker's review of the store. The worker stays anonymous but can be replied to. */
export function ClientReviewCard({ clientId, review }: { clientId: string; review: ClientReview }) {
  // A Good without a comment needs no reply.
  const isReplyable = review.comment !== '' || review.kind === 'bad'
  const canReply = useCan(clientReviews.reply) && isReplyable && !review.reply
  const canReport = useCan(clientReviews.report) && !review.reported
  const [action, setAction] = useState<ReviewAction>()
  const now = serverNow()
  const workedText = review.workedOn
    ? `${formatDay(review.workedOn, now)}の勤務`
    : `${formatMonth(review.month)}の勤務`
  const handleClose = () => setAction(undefined)
  const card = useRef<HTMLElement>(null)
  const returnFocusToRef = useFocusAfterReply(card, action)
  return (
    <S.ReviewCard ref={card} tabIndex={-1} aria-label={`${workedText}の評価`}>
      <header>
        <ReviewKindLabel kind={review.kind} />
        <p>
          <b>{workedText}</b>
          <small>{review.offerTitle}</small>
        </p>
        {review.reported && <Tag>報告済み</Tag>}
      </header>
      {review.comment && <S.Comment>{review.comment}</S.Comment>}
      <ReviewItems items={review.items} />
      {review.reply && <StoreReply reply={review.reply} />}
      {action !== 'reply' && (
        <ReviewActions
          subject={`${workedText} ${review.offerTitle}の評価`}
          canReply={canReply}
          canReport={canReport}
          onSelect={setAction}
        />
      )}
      {action === 'reply' && (
        <ReplyForm
          clientId={clientId}
          review={review}
          onSent={() => {
            returnFocusToRef.current = 'card'
            handleClose()
          }}
          onClose={() => {
            returnFocusToRef.current = 'button'
            handleClose()
          }}
        />
      )}
      {action === 'report' && (
        <ReportSheet clientId={clientId} review={review} when={workedText} onClose={handleClose} />
      )}
    </S.ReviewCard>
  )
}

/**
 * Moves the focus when the reply form closes: back to the button that opened it, or to the card after a reply, because
 * the button is then gone.
 */
function useFocusAfterReply(card: RefObject<HTMLElement | null>, action: ReviewAction | undefined) {
  const returnFocusToRef = useRef<'card' | 'button'>(undefined)
  useEffect(() => {
    const target = returnFocusToRef.current
    if (action || !target) return
    returnFocusToRef.current = undefined
    const button = card.current?.querySelector<HTMLElement>('[data-button=reply]')
    ;((target === 'button' && button) || card.current)?.focus()
  }, [action, card])
  return returnFocusToRef
}

function ReviewKindLabel({ kind }: { kind: ClientReview['kind'] }) {
  const isGood = kind === 'good'
  const Icon = isGood ? ThumbsUp : ThumbsDown
  return (
    <S.Kind data-kind={kind}>
      <Icon size={18} aria-hidden />
      {isGood ? 'Good' : 'Bad'}
    </S.Kind>
  )
}

function ReviewItems({ items }: { items: ClientReview['items'] }) {
  return (
    <ul>
      {reviewItems.map((key) => (
        <li key={key} data-denied={!items[key] || undefined}>
          <span aria-hidden>{items[key] ? '○' : '×'}</span>
          {reviewItemWords[key]}: {items[key] ? 'はい' : 'いいえ'}
        </li>
      ))}
    </ul>
  )
}

function StoreReply({ reply }: { reply: NonNullable<ClientReview['reply']> }) {
  return (
    <blockquote>
      <b>店舗からの返信</b>
      {reply.body}
      <small>
        {reply.byName ? `${reply.byName}さん ` : ''}
        {formatDateTime(reply.repliedAt, serverNow())}
      </small>
    </blockquote>
  )
}

type ReviewActionsProps = {
  subject: string
  canReply: boolean
  canReport: boolean
  onSelect: (action: ReviewAction) => void
}
function ReviewActions({ subject, canReply, canReport, onSelect }: ReviewActionsProps) {
  if (!canReply && !canReport) return null
  return (
    <footer>
      {canReply && (
        <Button
          size={32}
          data-button='reply'
          aria-label={`${subject}に返信する`}
          onClick={() => onSelect('reply')}
        >
          返信する
        </Button>
      )}
      {canReport && (
        <Button
          size={32}
          tone='link'
          aria-label={`${subject}を運営に報告する`}
          onClick={() => onSelect('report')}
        >
          運営に報告する
        </Button>
      )}
    </footer>
  )
}
