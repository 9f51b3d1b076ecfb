import { useRouter } from 'next/router'
import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { ApiError } from '@/api/ApiError'
import { useMutation } from '@/api/hooks'
import { useSchemaForm } from '@/api/useSchemaForm'
import type { OfferingDetail, OfferingUser } from '@/contracts/offerings/schemas'
import { rejectRequests } from '@/contracts/storeCancellations'
import type { Judgement, RejectBulkResult } from '@/contracts/storeCancellations/schemas'
import { arriving } from '@/lib/browser/arriving'
import { formatYen } from '@/lib/text/money'
import { useSendPictures } from '@/components/uploads/useSendPictures'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { flashMessage } from '@/shell/notifications/flash'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { ActionBar } from '@/ui/layout/ActionBar'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { CheckboxField } from '@/ui/fields/choices/CheckboxField'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Notice } from '@/ui/feedback/Notice'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FormAlert } from '@/ui/fields/FormAlert'
import { useIsMobile } from '@/ui/layout/useIsMobile'
import {
  calledOf,
  emptyCancel,
  placeOf,
  stepCount,
  stepOf,
  type CancelValues,
  type ReasonType,
} from '@/features/cancellation/lib/cancelValues'
import { useClock } from '@/features/cancellation/hooks/useClock'
import { useLeaveAllowance } from '@/features/cancellation/hooks/useLeaveAllowance'
import { ReasonSection } from './ReasonSection'
import { CancelTargetCard } from './CancelTargetCard'
import * as S from './CancelForm.styles'

// What a reason leads to: its code comes when one is chosen.
const useEffects = arriving(() =>
  Promise.all([
    import('./LeaveAllowancePanel'),
    import('./EffectSection'),
    import('./MessageSection'),
    import('./ConsultInChatCard'),
    import('@/domain/cancellation/rejectionMessage'),
  ]).then(
    ([
      { LeaveAllowancePanel },
      { EffectSection },
      { MessageSection },
      { ConsultInChatCard },
      { rejectionMessage },
    ]) => ({
      LeaveAllowancePanel,
      EffectSection,
      MessageSection,
      ConsultInChatCard,
      rejectionMessage,
    }),
  ),
)
const useResult = arriving(() => import('./CancelResult').then((m) => m.CancelResult))

export type CancelFormProps = {
  layout: Pick<ComponentProps<typeof PageLayout>, 'title' | 'crumbs'>
  clientId: string
  offering: OfferingDetail
  people: readonly OfferingUser[]
  reasons: readonly ReasonType[]
  /** The reason that was settled on before. */
  reasonId: number
  /** One worker's own page: the call for one, which also takes a request that is handed in again. */
  single: boolean
  /** The room in which it was talked about: the way back leads there. */
  chatRoomId?: string | undefined
  /** Above the reasons: what went before. */
  about?: ReactNode
}
/** The person's own answer to 持ち物・身だしなみ; undefined while one is missing, null where nothing is asked. */
const answersOf = (reason: ReasonType | undefined, { itemWritten, workPossible }: CancelValues) =>
  reason?.needsLeaveAllowance !== 'by_answers'
    ? null
    : itemWritten === '' || workPossible === ''
      ? undefined
      : { itemWritten: itemWritten === 'yes', workPossible: workPossible === 'yes' }
const sums = (before: Judgement, after: Judgement) =>
  before.totalYen === after.totalYen || after.items.every((i) => i.refusal !== null)
    ? ''
    : `休業手当は ${formatYen(before.totalYen)} から ${formatYen(after.totalYen)} になりました。`

/** Calls matched workers off: reason, what it costs, what they read. On a phone three steps of one form, on a desk one page. There is one confirmation, and no dialog after it. */
export function CancelForm({
  layout,
  clientId,
  offering: o,
  people: all,
  reasons,
  reasonId,
  single,
  chatRoomId,
  about,
}: CancelFormProps) {
  const router = useRouter()
  const id = useId()
  const narrow = useIsMobile()
  const now = useClock(o.startAt)
  const offeringId = o.id
  const back =
    chatRoomId === undefined
      ? href(routes.offering, { clientId, offeringId })
      : href(routes.chatRoom, { clientId, chatRoomId })
  const [people, setPeople] = useState(all)
  const [step, setStep] = useState(0)
  const [told, setTold] = useState<{ tone: 'error' | 'warning'; messages: readonly string[] }>()
  const [changed, setChanged] = useState<string>()
  const [result, setResult] = useState<RejectBulkResult>()
  const [draft, setDraft] = useState('')
  const [one] = useMutation(rejectRequests.create)
  const [many] = useMutation(rejectRequests.bulkCreate)
  const send = useSendPictures({ clientId, purpose: 'rejectEvidence', field: 'evidenceFileIds' })
  const body = useRef<HTMLDivElement>(null)

  const [form, onForm] = useSchemaForm(
    () => import('@/features/cancellation/cancel.schema'),
    { ...emptyCancel, reasonTypeId: reasonId > 0 ? String(reasonId) : '' } as CancelValues,
    async (value) => {
      const possible = judgement?.items.filter((i) => i.refusal === null) ?? []
      const [only] = possible
      if (!reason || answers === undefined || !only) return
      setTold(undefined)
      const common = {
        reasonTypeId: reason.id,
        note: value.note,
        message: value.message,
        answers,
        evidenceFileIds: reason.needsEvidence ? await send(value.evidenceFileIds) : [],
        confirmedWithWorker: reason.needsWorkerConfirmation && value.confirmedWithWorker,
        reopen: value.reopen === 'yes',
        agreedToPay: value.agreedToPay,
      }
      try {
        if (single) {
          const { status, leaveAllowanceYen } = await one({
            clientId,
            offeringId,
            userId: only.userId,
            body: { ...common, amountYen: only.amountYen },
          })
          await leave(
            `${only.name}さんをキャンセルしました。${leaveAllowanceYen > 0 ? `休業手当 ${formatYen(leaveAllowanceYen)}をお支払いします。` : ''}${status === 'submitted' ? '添付した書類を運営が確認します。' : ''}`,
          )
          return
        }
        const answer = await many({
          clientId,
          offeringId,
          body: {
            ...common,
            people: possible.map(({ userId, amountYen }) => ({ userId, amountYen })),
          },
        })
        const left =
          judgement?.items
            .filter((i) => i.refusal !== null)
            .map((i) => ({
              userId: i.userId,
              name: i.name,
              result: 'failed' as const,
              message: i.refusal,
              leaveAllowanceYen: 0,
            })) ?? []
        if (answer.failedCount + left.length === 0)
          await leave(
            `${answer.doneCount}名をキャンセルしました。${answer.totalYen > 0 ? `休業手当の合計 ${formatYen(answer.totalYen)}をお支払いします。` : ''}`,
          )
        else
          setResult({
            ...answer,
            items: [...answer.items, ...left],
            failedCount: answer.failedCount + left.length,
          })
      } catch (problem) {
        if (!(problem instanceof ApiError) || problem.status !== 409) throw problem
        if (problem.code === 'judgement_changed') form.setValue('agreedToPay', false)
        setTold({
          tone: problem.code === 'judgement_changed' ? 'warning' : 'error',
          messages: problem.messages,
        })
        void rejudge()
      }
    },
  )
  const values = useWatch({ control: form.control }) as CancelValues
  const { setValue, getValues } = form
  const reason = reasons.find((r) => String(r.id) === values.reasonTypeId)
  const answers = answersOf(reason, values)
  const { judgement, error, judging, rejudge } = useLeaveAllowance(
    clientId,
    String(offeringId),
    reason && answers !== undefined
      ? { reasonTypeId: reason.id, userIds: people.map((p) => p.userId), answers }
      : undefined,
    (before, after) => {
      setValue('agreedToPay', false)
      setChanged(
        `${before.beforeLine && !after.beforeLine ? '開始の24時間前を過ぎたため、判定が変わりました。' : '判定が変わりました。'}${sums(before, after)}`,
      )
    },
  )
  const possible = judgement?.items.filter((i) => i.refusal === null) ?? []
  const [only] = possible
  const ready = possible.length > 0
  const [effects, effectsFailed, effectsAgain] = useEffects(reason !== undefined)
  const [CancelResult, resultFailed, resultAgain] = useResult(result !== undefined)
  const { dirtyFields, submitCount, errors, isSubmitting } = form.formState
  const [guard, pass] = useUnsavedGuard(
    (dirtyFields.note ?? dirtyFields.message) === true && !result,
  )
  async function leave(message: string) {
    pass()
    flashMessage({ type: 'success', body: [message] })
    await router.push(back)
  }

  // The draft follows the judgement until somebody writes: what was typed is theirs.
  const amounts = [...new Set(possible.map((i) => i.amountYen))]
  const fresh =
    effects && judgement && reason && only
      ? effects.rejectionMessage({
          name: people.length === 1 ? only.name : undefined,
          startAt: o.startAt,
          title: o.title,
          reason: reason.code,
          amountYen: amounts.length > 1 ? null : (amounts[0] ?? 0),
          ratePercent: only.ratePercent,
          beforeLine: judgement.beforeLine,
          now,
        })
      : undefined
  const due = judgement?.totalYen
  useEffect(() => {
    if (due !== undefined) setValue('dueYen', due)
  }, [due, setValue])
  useEffect(() => {
    if (fresh === undefined || fresh === draft) return
    if (getValues('message') === draft) setValue('message', fresh)
    setDraft(fresh)
  }, [fresh, draft, getValues, setValue])
  const edited = values.message !== draft
  const oldSum =
    edited &&
    due !== undefined &&
    amounts.length === 1 &&
    /休業手当/.test(values.message) &&
    !values.message.includes(formatYen(amounts[0] ?? 0))

  // A phone shows one step at a time: a fault in another one is gone to.
  const faults = Object.keys(errors).sort((a, b) => placeOf(a) - placeOf(b))
  const [fault] = faults
  const seen = useRef(submitCount)
  useEffect(() => {
    if (seen.current === submitCount || fault === undefined) return
    seen.current = submitCount
    setStep(stepOf(fault))
    requestAnimationFrame(() => {
      form.setFocus(fault as keyof CancelValues)
    })
  }, [submitCount, fault, form])
  function go(to: number) {
    setStep(to)
    requestAnimationFrame(() => {
      body.current?.querySelector<HTMLElement>(`[data-step='${to}'] h2`)?.focus()
      window.scrollTo(0, 0)
    })
  }
  async function next() {
    if (
      step === 0 &&
      (!(await form.trigger(['reasonTypeId', 'itemWritten', 'workPossible'])) ||
        !reason ||
        answers === undefined)
    )
      return
    go(step + 1)
  }
  // The press that chooses is answered by the browser first. A reason that asks for more stays.
  function pick(reason: ReasonType) {
    if (reason.needsLeaveAllowance !== 'by_answers') requestAnimationFrame(() => go(1))
  }
  function retry() {
    const failed = new Set(result?.items.filter((i) => i.result === 'failed').map((i) => i.userId))
    setPeople(people.filter((p) => failed.has(p.userId)))
    setResult(undefined)
    setChanged(undefined)
    setValue('agreedToPay', false)
    go(0)
  }
  if (result && !CancelResult)
    return (
      <PageLayout {...layout}>
        {guard}
        {resultFailed ? (
          <ErrorState title='結果を表示できません' onRetry={resultAgain}>
            申請の処理は終わっています。通信を確かめて、もう一度お試しください。
          </ErrorState>
        ) : (
          <Skeleton kind='people' rows={people.length} />
        )}
      </PageLayout>
    )
  if (result && CancelResult)
    return (
      <PageLayout {...layout}>
        {guard}
        <CancelResult result={result} people={people} back={back} onRetry={retry} />
      </PageLayout>
    )

  const hidden = (n: number) => narrow && step !== n
  const opened = draft !== ''
  const heading = (n: number, title: string) => (
    <header>
      {(!narrow || n <= stepCount) && <span aria-hidden>{n}</span>}
      <h2 tabIndex={-1}>{title}</h2>
      {narrow && n <= stepCount && (
        <small>
          手順 {n} / {stepCount}
        </small>
      )}
    </header>
  )
  const target = single && only ? `${calledOf(only.name)}を` : `${possible.length}名を`
  return (
    <PageLayout {...layout}>
      {guard}
      <S.Layout ref={body}>
        <S.Side>
          <CancelTargetCard
            offering={o}
            people={people}
            now={now}
            judgement={judgement}
            compact={narrow && step > 0}
            onRemove={(userId) => setPeople(people.filter((p) => p.userId !== userId))}
          />
        </S.Side>
        <form {...onForm} id={id} aria-label='キャンセル申請'>
          {told && <FormAlert tone={told.tone} messages={told.messages} />}
          {changed && !told && (
            <Notice tone='warning' live title={changed}>
              入力した内容は残っています。金額と理由を確認して、お進みください。
            </Notice>
          )}
          {!hidden(0) && about}
          <section data-step='0' hidden={hidden(0)}>
            {heading(1, '理由')}
            <ReasonSection
              form={form}
              offering={o}
              reasons={reasons}
              chosen={reason}
              now={now}
              onPick={narrow ? pick : undefined}
            />
          </section>
          <section data-step='1' hidden={hidden(1)}>
            {heading(2, '影響')}
            {!reason || answers === undefined ? (
              <S.Hint>理由を選ぶと、休業手当の判定をここに表示します。</S.Hint>
            ) : !effects ? (
              effectsFailed ? (
                <ErrorState inline title='判定を表示できません' onRetry={effectsAgain}>
                  キャンセルはしていません。通信を確かめて、もう一度お試しください。
                </ErrorState>
              ) : (
                <Skeleton kind='text' />
              )
            ) : (
              <effects.LeaveAllowancePanel
                judgement={judgement}
                error={error}
                judging={judging}
                reason={reason}
                onRetry={() => void rejudge()}
                {...(told?.tone === 'error'
                  ? {}
                  : {
                      onOtherReason: () => {
                        go(0)
                        form.setFocus('reasonTypeId')
                      },
                    })}
              />
            )}
            {effects && judgement && ready && (
              <effects.EffectSection
                clientId={clientId}
                form={form}
                offering={o}
                judgement={judgement}
                now={now}
              />
            )}
          </section>
          {opened && reason && effects && (
            <>
              <section data-step='2' hidden={hidden(2)}>
                {heading(3, '本人への連絡')}
                <effects.MessageSection
                  clientId={clientId}
                  form={form}
                  offering={o}
                  reason={reason}
                  judgement={judgement}
                  now={now}
                  edited={edited}
                  onDraft={() => setValue('message', draft)}
                  ask={
                    single &&
                    chatRoomId === undefined &&
                    people[0] && (
                      <effects.ConsultInChatCard
                        clientId={clientId}
                        offeringId={offeringId}
                        user={people[0]}
                        reason={reason}
                        onLeave={pass}
                      />
                    )
                  }
                />
                {oldSum && (
                  <Notice tone='warning' live title='文面の休業手当を確かめてください'>
                    いまの判定は {formatYen(amounts[0] ?? 0)} です。
                  </Notice>
                )}
              </section>
              {ready && (
                <section hidden={hidden(2)}>
                  {heading(4, '最後の確認')}
                  {due !== undefined && due > 0 && (
                    <CheckboxField
                      form={form}
                      name='agreedToPay'
                      boxed
                      hideTag
                      required
                      help={
                        changed !== undefined &&
                        '判定が変わりました。いまの金額を確認してから、チェックを入れてください。'
                      }
                      label={
                        <>
                          <b>休業手当 {formatYen(due)}の支払いが発生する</b>ことを確認しました
                        </>
                      }
                    />
                  )}
                  <S.FinalWarning>この操作は取り消せません</S.FinalWarning>
                </section>
              )}
            </>
          )}
        </form>
      </S.Layout>
      <ActionBar
        {...(judgement && ready && (!narrow || step > 0)
          ? {
              summary: (
                <>
                  <span>
                    {possible.length > 1 ? `休業手当の合計(${possible.length}名)` : '休業手当'}
                  </span>
                  <b>{formatYen(judgement.totalYen)}</b>
                </>
              ),
            }
          : {})}
      >
        {narrow && step === 0 && (
          <Button tone='primary' size={48} onClick={() => void next()}>
            次へ: 影響を確認する
          </Button>
        )}
        {narrow && step === 1 && ready && (
          <Button tone='primary' size={48} onClick={() => void next()}>
            次へ: 本人への連絡
          </Button>
        )}
        {ready && (!narrow || step === 2) && (
          <Button type='submit' form={id} tone='danger' size={48} loading={isSubmitting}>
            {target}キャンセルする
          </Button>
        )}
        {narrow && step > 0 ? (
          <Button size={48} disabled={isSubmitting} onClick={() => go(step - 1)}>
            前に戻る
          </Button>
        ) : (
          <ButtonLink size={48} href={back}>
            やめる
          </ButtonLink>
        )}
      </ActionBar>
    </PageLayout>
  )
}
