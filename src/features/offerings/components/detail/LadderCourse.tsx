import { Clock, SkipForward } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import styled from 'styled-components'
import { ApiError } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { LadderSteps } from '@/components/ladders/LadderSteps'
import { useCan } from '@/components/permissions/useCan'
import { QueryResult } from '@/components/queries/QueryResult'
import { ladders } from '@/contracts/ladders'
import type { LadderCourse as Course, LadderCourseRung } from '@/contracts/ladders/schemas'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { ladderScopeLabel } from '@/domain/offerings/ladderLabels'
import type { LadderAction } from '@/features/offerings/components/actions/LadderActionDialog'
import { useNowEachMinute } from '@/features/offerings/hooks/useNowEachMinute'
import { formatDateTime } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { Card } from '@/ui/layout/Card'
import { TwoColumns } from '@/ui/layout/TwoColumns'

const LadderMoveSheet = dynamic(() => import('./LadderMoveSheet').then((m) => m.LadderMoveSheet), {
  ssr: false,
  loading: LazyDialogBoundary,
})

const LadderActionDialog = dynamic(
  () =>
    import('@/features/offerings/components/actions/LadderActionDialog').then(
      (m) => m.LadderActionDialog,
    ),
  { ssr: false, loading: LazyDialogBoundary },
)

const REFRESH_MS = 30_000

type Props = { clientId: string; offering: OfferingDetail }

/** The progress of an offering's ladder: the result of each rung, and the actions that open, move or skip a rung. */
export function LadderCourse({ clientId, offering }: Props) {
  const course = useQuery(
    ladders.one,
    { clientId, offeringId: offering.id },
    { refreshInterval: REFRESH_MS },
  )
  const { data } = course
  if (!data)
    return (
      <QueryResult
        of={course}
        name='公開の順番'
        note={`${course.error?.message ?? ''} 順番は、この画面に関係なく予定の時刻に進みます。`}
        skeleton={<Skeleton kind='text' rows={6} />}
      />
    )
  if (data.rungs.length === 0)
    return (
      <EmptyState heading='h2' art='offering' title='公開の順番はありません'>
        この求人は、1つの範囲に公開されています。
      </EmptyState>
    )
  return <RunningLadder clientId={clientId} offering={offering} course={data} />
}

const titleOf = ({ scope }: LadderCourseRung, offering: OfferingDetail) =>
  scope === 'group'
    ? `グループ「${offering.groups.map(({ name }) => name).join('」「')}」`
    : ladderScopeLabel[scope]

function whenOf(
  { openedAt, openedByName, startsAt, state, skippedByName }: LadderCourseRung,
  now: Date,
) {
  if (openedAt !== null)
    return `${formatDateTime(openedAt, now)}から${openedByName === null ? '' : `(${openedByName})`}`
  if (state === 'skipped') return `${skippedByName ?? ''}がとばしました`
  return `${formatDateTime(startsAt, now)}から`
}

/** The two actions. The page shows the reason of a refusal. */
function useLadderActions(clientId: string, offeringId: number) {
  const [advance, isAdvancing] = useMutation(ladders.advance)
  const [skip, isSkipping] = useMutation(ladders.skip)
  const [messages, setMessages] = useState<readonly string[]>()
  async function run({ kind, rung: { scope } }: LadderAction) {
    setMessages(undefined)
    const label = ladderScopeLabel[scope]
    try {
      await (kind === 'skip' ? skip : advance)({ clientId, offeringId, body: { scope } })
      const done = kind === 'skip' ? 'の段をとばしました。' : 'にも見えるようになりました。'
      notify({ type: 'success', body: [label + done] })
    } catch (problem) {
      if (problem instanceof ApiError && problem.status === 409) setMessages(problem.messages)
      else notifyError(problem)
    }
  }
  return { run, messages, isRunning: isAdvancing || isSkipping }
}

/** The next rung after this one that has not opened yet. */
const followingOf = (rung: LadderCourseRung, { rungs }: Course) =>
  rungs
    .slice(rungs.findIndex(({ scope }) => scope === rung.scope) + 1)
    .find(({ state }) => state === 'coming' || state === 'waiting')

function RunningLadder({ clientId, offering, course }: Props & { course: Course }) {
  const now = useNowEachMinute()
  const canAct = useCan(ladders.advance)
  const actions = useLadderActions(clientId, offering.id)
  const [rungToMove, setRungToMove] = useState<LadderCourseRung>()
  const [actionToConfirm, setActionToConfirm] = useState<LadderAction>()
  const next = course.rungs.find(({ state }) => state === 'coming' || state === 'waiting')
  const isOpen = offering.status === 'published'
  return (
    <Columns
      side={
        <>
          {canAct && next?.state === 'coming' && (
            <AdvanceCard
              course={course}
              next={next}
              isRunning={actions.isRunning}
              onAdvance={() => setActionToConfirm({ kind: 'advance', rung: next })}
            />
          )}
          {isOpen && next && (
            <Notice icon={Clock}>
              この画面を閉じても、予定の時刻に進みます。{offering.peopleWanted}
              名そろうと残りの段は止まり、空きが出ると続きから再開します。空きを残して終わったときは、メールで知らせます。
            </Notice>
          )}
        </>
      }
    >
      <Steps>
        <h2 className='vh'>公開の順番</h2>
        {actions.messages && <FormAlert tone='error' messages={actions.messages} />}
        <LadderSteps
          steps={course.rungs.map((rung) => ({
            key: rung.scope,
            title: titleOf(rung, offering),
            state: rung.state,
            when: whenOf(rung, now),
            reach: rung.state === 'skipped' ? undefined : rung,
            forecast:
              rung.state === 'coming' || rung.state === 'waiting'
                ? { label: `${offering.peopleWanted}名そろう見込み`, value: rung.forecast }
                : undefined,
            facts: rung.openedAt === null ? [] : [['申し込み', `${rung.matchedCount}名`] as const],
            children: canAct && (rung.state === 'coming' || rung.state === 'waiting') && (
              <>
                <Button
                  {...preloadDialog}
                  size={40}
                  icon={<Clock size={18} aria-hidden />}
                  aria-label={`${ladderScopeLabel[rung.scope]}の段の時刻を変える`}
                  onClick={() => setRungToMove(rung)}
                >
                  時刻を変える
                </Button>
                <Button
                  size={40}
                  icon={<SkipForward size={18} aria-hidden />}
                  {...preloadDialog}
                  loading={actions.isRunning}
                  aria-label={`${ladderScopeLabel[rung.scope]}の段をとばす`}
                  onClick={() => setActionToConfirm({ kind: 'skip', rung })}
                >
                  段をとばす
                </Button>
              </>
            ),
          }))}
        />
        <p>
          見込みは、この店舗の<b>{course.basis}</b>
          の求人のうち、開始まで同じくらいのころに空きがあったものから計算しています。約束の数字ではありません。
        </p>
        {rungToMove && (
          <LadderMoveSheet
            clientId={clientId}
            offering={offering}
            rung={rungToMove}
            onClose={() => setRungToMove(undefined)}
          />
        )}
        {actionToConfirm && (
          <LadderActionDialog
            action={actionToConfirm}
            following={followingOf(actionToConfirm.rung, course)}
            loading={actions.isRunning}
            onApply={() =>
              void actions.run(actionToConfirm).then(() => setActionToConfirm(undefined))
            }
            onClose={() => setActionToConfirm(undefined)}
          />
        )}
      </Steps>
    </Columns>
  )
}

function AdvanceCard({
  course,
  next,
  isRunning,
  onAdvance,
}: {
  course: Course
  next: LadderCourseRung
  isRunning: boolean
  onAdvance: () => void
}) {
  const name = ladderScopeLabel[next.scope]
  const current = course.rungs.findLast(({ openedAt }) => openedAt !== null)
  const from = current?.forecast.percent
  const to = next.forecast.percent
  return (
    <Card title='次の段へ早めに進める'>
      <Advance>
        <p>
          {next.scope === 'public' ? 'いま一般公開します。' : `いま${name}にも見せます。`}
          {from != null && to != null && to > from && (
            <>
              そろう見込みは
              <b>
                {from}% → {to}%
              </b>
              です。
            </>
          )}
          費用は変わりません。
        </p>
        <Button
          {...preloadDialog}
          tone='primary'
          size={48}
          wide
          loading={isRunning}
          onClick={onAdvance}
        >
          {next.scope === 'public' ? 'いま一般公開する' : `いま${name}にも見せる`}
        </Button>
        <p>いま見えている人には、見えたままです。広げると、元にはもどせません。</p>
      </Advance>
    </Card>
  )
}

/** The tabs above have no margin. */
const Columns = styled(TwoColumns)`
  margin-top: 20px;
`
const Steps = styled.div`
  display: grid;
  gap: 16px;
  p {
    margin: 0;
  }
`
const Advance = styled.div`
  display: grid;
  gap: 12px;
  p {
    margin: 0;
  }
`
