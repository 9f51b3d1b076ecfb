import dynamic from 'next/dynamic'
import { CheckCheck, CircleCheck, Hourglass } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { notifyError } from '@/api/client'
import { useMutation, useQuery } from '@/api/hooks'
import { accounts } from '@/contracts/accounts'
import { reviews } from '@/contracts/reviews'
import type { ReviewBatchResult, UnreviewedUser } from '@/contracts/reviews/schemas'
import { reviewLacks, reviewLackText, reviewTimeLeft } from '@/domain/workers/review'
import { formatDateTime, formatDay, formatShift, formatTime } from '@/lib/dates/tokyoDate'
import { useCan } from '@/components/permissions/useCan'
import { useRightsSettled } from '@/components/permissions/usePermissions'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { ActionBar } from '@/ui/layout/ActionBar'
import { BarTitle } from '@/ui/layout/BarTitle'
import { Button } from '@/ui/buttons/Button'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Notice } from '@/ui/feedback/Notice'
import { PageLayout, type Crumb } from '@/ui/layout/PageLayout'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StateMessage } from '@/ui/feedback/StateMessage'
import { setCssVariables } from '@/ui/layout/setCssVariables'
import { useDecisions } from '@/features/reviews/lib/decisions'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { preloadDetails, ReviewRow } from './ReviewRow'
import * as S from './ShiftReview.styles'

const WorkerListsSheet = dynamic(
  () => import('./WorkerListsSheet').then((m) => m.WorkerListsSheet),
  { ssr: false, loading: LazyDialogBoundary },
)
const ReviewConfirm = dynamic(() => import('./ReviewConfirm').then((m) => m.ReviewConfirm), {
  ssr: false,
  loading: LazyDialogBoundary,
})

type Props = {
  clientId: string
  offeringId: string
  crumbs?: readonly Crumb[]
  pre?: ReactNode
  /** Where to go when all of the shift are reviewed. */ next: ReactNode
}

/** All who worked one shift and wait for a review: decided here, sent with one call. */
export function ShiftReview({ clientId, offeringId, crumbs = [], pre, next }: Props) {
  const { data, error, isValidating, mutate } = useQuery(reviews.unreviewedUsers, {
    clientId,
    offeringId,
  })
  const { data: me } = useQuery(accounts.me, {})
  const { decisions, draft, of, decide, forget } = useDecisions(
    me && `${me.id}:reviews:${clientId}:${offeringId}`,
  )
  const may = useCan(reviews.create)
  const settled = useRightsSettled({ clientId: Number(clientId) })
  const mayList = useCan({ permission: 'group.edit' })
  const mayMemo = useCan({ permission: 'memo.edit' })
  const [send, sending] = useMutation(reviews.create)
  const [open, setOpen] = useState<number>()
  const [lists, setLists] = useState<UnreviewedUser>()
  const [asking, setAsking] = useState(false)
  const [messages, setMessages] = useState<Record<number, string>>({})
  const [sent, setSent] = useState<{ user: UnreviewedUser; good: boolean }[]>([])
  const [badges, setBadges] = useState<ReviewBatchResult['badges']>([])
  // Whoever could not be reviewed stays with the reason, even where the list has lost them.
  const [failed, setFailed] = useState<UnreviewedUser[]>([])
  const list = useRef<HTMLUListElement>(null)
  const listed = data?.items ?? []
  const items = [
    ...listed,
    ...failed.filter((user) => !listed.some((one) => one.matchingId === user.matchingId)),
  ].filter((user) => !sent.some((one) => one.user.matchingId === user.matchingId))
  const decided = items.flatMap((user) =>
    of(user.matchingId).kind === null ? [] : [{ user, decision: of(user.matchingId) }],
  )
  const good = decided.filter((one) => one.decision.kind === 'good').length
  const bad = decided.length - good
  const left = items.filter((user) => of(user.matchingId).kind === null)
  const dirty = items.some((user) => decisions[user.matchingId] !== undefined)
  const [guard] = useUnsavedGuard(dirty && decided.length > 0, {
    note: '選んだ評価はまだ送られていません。下書きはこの端末に残ります。',
  })
  const now = new Date()
  const root = useRef<HTMLElement>(null)
  const told = sent.length
  useEffect(() => {
    const failure = () => list.current?.querySelector<HTMLElement>('[data-failed]')
    if (told === 0) {
      failure()?.focus()
      return undefined
    }
    // A moment after the dialog has given the focus back to a button that is gone.
    const timer = setTimeout(() => {
      ;(failure() ?? root.current)?.focus()
    }, 250)
    return () => clearTimeout(timer)
  }, [messages, told])

  function ask() {
    const lacking = decided.flatMap(({ user, decision: { kind, reasons, comment } }) => {
      const lack = kind && reviewLacks({ kind, reasons, comment })
      return lack ? [[user.matchingId, reviewLackText[lack]] as const] : []
    })
    setMessages(Object.fromEntries(lacking))
    if (lacking[0]) setOpen(lacking[0][0])
    else setAsking(true)
  }
  async function run() {
    try {
      const result = await send({
        clientId,
        offeringId,
        body: {
          reviews: decided.flatMap(({ user, decision: { kind, ...rest } }) =>
            kind ? [{ matchingId: user.matchingId, kind, ...rest }] : [],
          ),
        },
      })
      const done = result.items.filter((one) => one.reviewed).map((one) => one.matchingId)
      setSent((before) => [
        ...before,
        ...decided
          .filter((one) => done.includes(one.user.matchingId))
          .map(({ user, decision }) => ({ user, good: decision.kind === 'good' })),
      ])
      setFailed(decided.flatMap((one) => (done.includes(one.user.matchingId) ? [] : [one.user])))
      setBadges((before) => [...before, ...result.badges])
      setMessages(
        Object.fromEntries(
          result.items.flatMap((one) => (one.message ? [[one.matchingId, one.message]] : [])),
        ),
      )
      setOpen(undefined)
      forget(done)
      if (done.length === decided.length) draft.clear()
    } catch (problem) {
      notifyError(problem)
    } finally {
      setAsking(false)
    }
  }

  const title = <BarTitle>ワーカーの評価</BarTitle>
  if (!data || !settled) {
    return (
      <PageLayout title={title} crumbs={crumbs} pre={pre}>
        {error?.status === 404 ? (
          <StateMessage heading='h2' art='search' title='この求人は見つかりません' action={next}>
            削除されたか、ほかの店舗の求人です。
          </StateMessage>
        ) : error ? (
          <ErrorState
            heading='h2'
            title='評価するワーカーを読み込めませんでした'
            onRetry={() => void mutate()}
            retrying={isValidating}
          >
            {error.message}
          </ErrorState>
        ) : (
          <Skeleton kind='people' rows={6} />
        )}
      </PageLayout>
    )
  }
  const late = new Date(data.dueAt) <= now
  const all = items.length + sent.length
  return (
    <PageLayout
      title={title}
      crumbs={
        crumbs.length > 0
          ? [...crumbs, { label: `${formatDay(data.startAt, now)} ${data.title}` }]
          : []
      }
      pre={pre}
    >
      <S.Review
        ref={root}
        tabIndex={-1}
        aria-label={`${formatShift(data.startAt, data.endAt, now)} ${data.title}`}
      >
        <S.ShiftHeader>
          <p>
            <b>{formatShift(data.startAt, data.endAt, now)}</b>
            <span>
              {data.title} ・ {data.workedCount}名
            </span>
          </p>
          {items.length > 0 && (
            <S.DueDate data-due={late ? 'late' : ''} title={formatDateTime(data.dueAt, now)}>
              <Hourglass size={16} aria-hidden />
              評価の期限 <b>{reviewTimeLeft(data.dueAt, now)}</b>
            </S.DueDate>
          )}
        </S.ShiftHeader>
        {error && (
          <ErrorState
            inline
            title='最新の内容を読み込めませんでした'
            onRetry={() => void mutate()}
            retrying={isValidating}
          >
            {error.message}
          </ErrorState>
        )}
        {draft.offered && items.length > 0 && !dirty && (
          <Notice
            title={`${formatDateTime(new Date(draft.offered.savedAt), now)}の下書きがあります`}
            action={
              <>
                <Button size={32} onClick={draft.restore}>
                  下書きを復元
                </Button>
                <Button size={32} tone='link' onClick={draft.discard}>
                  破棄する
                </Button>
              </>
            }
          />
        )}
        {!may && items.length > 0 && (
          <Notice tone='plain'>
            評価を送れるのは、店舗の担当者です。ここでは、評価を待っている人を確認できます。
          </Notice>
        )}
        {sent.length > 0 && (
          <Notice tone='success' live title={`${sent.length}名の評価を送りました`}>
            {badges.length > 0
              ? badges
                  .map(
                    ({ userId, position }) =>
                      `${sent.find((one) => one.user.userId === userId)?.user.name ?? ''}さんが「${position}」のバッジを得ました。`,
                  )
                  .join(' ')
              : items.length > 0
                ? `残りは${items.length}名です。`
                : 'この勤務の評価は、すべて終わりました。'}
          </Notice>
        )}
        {items.length === 0 && (
          <StateMessage
            heading='h2'
            art='review'
            title={
              sent.length > 0
                ? 'この勤務の評価は終わりました'
                : '評価を待っているワーカーはいません'
            }
            action={next}
          />
        )}
        {items.length > 0 && (
          <>
            {may && (
              <S.ProgressRow>
                <S.Meter
                  role='img'
                  aria-label={`Good ${good}名、Bad ${bad}名、未選択 ${left.length}名`}
                >
                  <i data-k='good' ref={setCssVariables({ '--n': good })} />
                  <i data-k='bad' ref={setCssVariables({ '--n': bad })} />
                  <i ref={setCssVariables({ '--n': left.length })} />
                </S.Meter>
                <p>
                  <b>{decided.length}</b>/{items.length}名
                  <small>
                    Good {good} ・ Bad {bad}
                  </small>
                </p>
                {left.length > 0 && (
                  <Button
                    tone='blue'
                    size={40}
                    icon={<CheckCheck size={18} aria-hidden />}
                    onClick={() =>
                      decide(
                        left.map((user) => user.matchingId),
                        { kind: 'good' },
                      )
                    }
                  >
                    未選択の{left.length}名をGoodにする
                  </Button>
                )}
              </S.ProgressRow>
            )}
            <S.WorkerRows ref={list} aria-label='評価を待っているワーカー' {...preloadDetails}>
              {items.map((user) => (
                <ReviewRow
                  key={user.matchingId}
                  user={user}
                  shift={data}
                  decision={of(user.matchingId)}
                  may={may}
                  mayList={mayList}
                  mayMemo={mayMemo}
                  open={open === user.matchingId}
                  message={messages[user.matchingId]}
                  onDecide={(change) => decide([user.matchingId], change)}
                  onOpen={(on) => setOpen(on ? user.matchingId : undefined)}
                  onLists={() => setLists(user)}
                />
              ))}
            </S.WorkerRows>
          </>
        )}
        {sent.length > 0 && (
          <S.SentList aria-label='評価を送ったワーカー'>
            {sent.map(({ user, good: liked }) => (
              <li key={user.matchingId}>
                <CircleCheck size={18} aria-hidden />
                {user.name}さん <small>{liked ? 'Good' : 'Bad'}を送りました</small>
              </li>
            ))}
          </S.SentList>
        )}
        {all > 0 && (
          <S.Note>
            Good=また働いてほしい、Bad=改善してほしい。Badは本人の評価に影響します。お気に入りと店舗メモはワーカーには見えません。
          </S.Note>
        )}
      </S.Review>
      {may && items.length > 0 && (
        <ActionBar
          summary={
            <>
              <span>
                {decided.length === 0
                  ? 'GoodかBadを選ぶと送れます'
                  : left.length > 0
                    ? `あと${left.length}名が未選択です`
                    : '全員を選びました'}
              </span>
              {draft.savedAt && <small>{formatTime(new Date(draft.savedAt))} 下書きを保存</small>}
            </>
          }
        >
          <Button
            tone='primary'
            size={48}
            {...preloadDialog}
            loading={sending}
            disabled={decided.length === 0}
            onClick={ask}
          >
            {decided.length > 0 ? `${decided.length}名の評価を送る` : '評価を送る'}
          </Button>
        </ActionBar>
      )}
      {lists && (
        <WorkerListsSheet
          key={lists.matchingId}
          clientId={clientId}
          user={lists}
          decision={of(lists.matchingId)}
          onDecide={(change) => decide([lists.matchingId], change)}
          onClose={() => setLists((now) => (now === lists ? undefined : now))}
        />
      )}
      {asking && (
        <ReviewConfirm
          decided={decided}
          left={left.length}
          sending={sending}
          onSend={() => void run()}
          onClose={() => setAsking(false)}
        />
      )}
      {guard}
    </PageLayout>
  )
}
