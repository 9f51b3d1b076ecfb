import dynamic from 'next/dynamic'
import { FolderPlus, NotebookPen, Star, ThumbsDown, ThumbsUp } from 'lucide-react'
import type { UnreviewedUser, UnreviewedUsers } from '@/contracts/reviews/schemas'
import { reviewKinds, type ReviewKind } from '@/contracts/common/enums'
import { badReasonLabel } from '@/domain/workers/review'
import { formatTime } from '@/lib/dates/tokyoDate'
import { Avatar } from '@/ui/data-display/Avatar'
import { IconButton } from '@/ui/buttons/IconButton'
import { Tag } from '@/ui/data-display/Tag'
import type { Decision } from '@/features/reviews/lib/decisions'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import * as S from './ReviewRow.styles'

const loadDetails = () => import('./ReviewDetails').then((m) => m.ReviewDetails)
const ReviewDetails = dynamic(loadDetails, { ssr: false, loading: LazyDialogBoundary })
const preload = () => void loadDetails().catch(() => undefined)
/** Give these to the list: what a row opens is there before it is opened. */
export const preloadDetails = { onPointerEnter: preload, onFocus: preload }

const words: Record<ReviewKind, string> = { good: 'Good', bad: 'Bad' }
type Props = {
  user: UnreviewedUser
  shift: UnreviewedUsers
  decision: Decision
  may: boolean
  mayList: boolean
  mayMemo: boolean
  open: boolean
  message: string | undefined
  onDecide: (change: Partial<Decision>) => void
  onOpen: (open: boolean) => void
  onLists: () => void
}

/** One worker of the shift: Good or Bad, and what goes with it. Nothing is chosen beforehand. */
export function ReviewRow({
  user: u,
  shift,
  decision: d,
  may,
  mayList,
  mayMemo,
  open,
  message,
  onDecide,
  onOpen,
  onLists,
}: Props) {
  const favorite = d.favorite ?? u.favorite
  const memo = d.memo ?? u.memo
  const lists = d.addGroupIds.length > 0 || d.trusted === true || d.block
  const said = [
    d.kind === 'bad' &&
      d.reasons.length > 0 &&
      `理由: ${d.reasons.map((one) => badReasonLabel[one]).join('・')}`,
    d.positions.length > 0 && `頼みたい業務: ${d.positions.join('・')}`,
    d.comment && 'コメントあり',
    d.block && 'ブロックする',
    d.trusted === true && '認定ワーカーにする',
    d.addGroupIds.length > 0 && `グループ ${d.addGroupIds.length}件に追加`,
  ]
    .filter(Boolean)
    .join(' ／ ')
  function choose(kind: ReviewKind) {
    onDecide(kind === 'good' ? { kind, reasons: [] } : { kind, positions: [] })
    if (kind === 'bad') onOpen(true)
  }
  return (
    <S.Row
      tabIndex={-1}
      data-failed={message === undefined ? undefined : ''}
      data-v={d.kind ?? 'none'}
      aria-label={`${u.name}さん`}
    >
      <div data-h=''>
        <Avatar name={u.name} />
        <span data-name=''>
          <b>{u.name}</b>
          <small>{u.nameKana}</small>
        </span>
        <span data-facts=''>
          <Tag>{u.isFirstTime ? 'はじめて' : `当店${u.workedCountHere}回`}</Tag>
          <small data-late={u.lateMin > 0 || undefined}>
            {u.checkedInAt ? formatTime(u.checkedInAt) : '打刻なし'}〜
            {u.checkedOutAt ? formatTime(u.checkedOutAt) : '打刻なし'}
            {u.lateMin > 0 && ` 遅刻${u.lateMin}分`}
          </small>
          {u.blocked && <Tag>ブロック中</Tag>}
        </span>
        {may && (
          <div data-kind='' role='radiogroup' aria-label={`${u.name}さんの評価`}>
            {reviewKinds.map((kind) => (
              <label key={kind} data-k={kind}>
                <input
                  type='radio'
                  name={`kind-${u.matchingId}`}
                  checked={d.kind === kind}
                  onChange={() => choose(kind)}
                />
                <span>
                  {kind === 'good' ? (
                    <ThumbsUp size={20} aria-hidden />
                  ) : (
                    <ThumbsDown size={20} aria-hidden />
                  )}
                  {words[kind]}
                </span>
              </label>
            ))}
          </div>
        )}
        {may && (
          <span data-acts=''>
            {mayList && (
              <IconButton
                label={`${u.name}さんをお気に入りに${favorite ? '入れない' : '入れる'}`}
                aria-pressed={favorite}
                icon={<Star size={20} aria-hidden data-on={favorite || undefined} />}
                disabled={d.block}
                onClick={() => onDecide({ favorite: !favorite === u.favorite ? null : !favorite })}
              />
            )}
            {mayMemo && (
              <IconButton
                label={`${u.name}さんの店舗メモ${memo ? '(あり)' : ''}`}
                aria-expanded={open}
                icon={<NotebookPen size={20} aria-hidden data-on={memo !== '' || undefined} />}
                onClick={() => onOpen(!open)}
              />
            )}
            {mayList && (
              <IconButton
                label={`${u.name}さんのグループ・認定・ブロック`}
                aria-haspopup='dialog'
                icon={<FolderPlus size={20} aria-hidden data-on={lists || undefined} />}
                onClick={onLists}
              />
            )}
          </span>
        )}
      </div>
      {message && (
        <p data-error='' role='alert'>
          {message}
        </p>
      )}
      {!open && may && (d.kind !== null || said !== '') && (
        <p data-said=''>
          {said && <span>{said}</span>}
          <button
            type='button'
            onClick={() => onOpen(true)}
            aria-label={`${u.name}さんの業務・コメントを${said ? '直す' : '書く'}`}
          >
            {said ? '直す' : d.kind === 'bad' ? '理由・コメントを書く' : '業務・コメントを書く'}
          </button>
          {d.kind !== null && (
            <button
              type='button'
              onClick={() => onDecide({ kind: null, reasons: [], positions: [] })}
              aria-label={`${u.name}さんの選択を取り消す`}
            >
              選択を取り消す
            </button>
          )}
        </p>
      )}
      {open && (
        <ReviewDetails
          user={u}
          positions={shift.positions}
          decision={d}
          mayMemo={mayMemo}
          onDecide={onDecide}
          onClose={() => onOpen(false)}
        />
      )}
    </S.Row>
  )
}
