import { useRouter } from 'next/router'
import { useState } from 'react'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/hooks'
import { useUrlState } from '@/api/useUrlState'
import { multidatePostings } from '@/contracts/bulkOfferings'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { cannotPublishFor, lastPostingDay } from '@/domain/offerings/offering'
import { arriving } from '@/lib/browser/arriving'
import { addDays, dayOf, isDay, monthOf, shiftOf } from '@/lib/dates/tokyoDate'
import { formatNumber } from '@/lib/text/money'
import { showNoteAfterBulkCreateOfferings } from '@/lib/storage/storedValues'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { ActionBar } from '@/ui/layout/ActionBar'
import { Button } from '@/ui/buttons/Button'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useHolidays } from '@/ui/dates/useHolidays'
import { conditionsOf } from '@/features/bulkOfferings/lib/bulkValues'
import { useChosenDates } from '@/features/bulkOfferings/hooks/useChosenDates'
import { useBulkCheck } from '@/features/bulkOfferings/hooks/useBulkCheck'
import { DateRow } from './DateRow'
import { DayGrid } from './DayGrid'
import { SourceCard } from './SourceCard'

const load = () => import('./BulkConfirm').then((m) => m.BulkConfirm)
const ahead = () => void load().catch(() => undefined)
const useConfirm = arriving(load)

/** The days to post on, what each of them costs and what stands against it; then all of it once more, and it is published. */
export function BulkForm({
  clientId,
  source,
  onSource,
}: {
  clientId: string
  source: OfferingDetail
  onSource: () => void
}) {
  const router = useRouter()
  const [query] = useUrlState(routes.bulkCreate.query)
  const base = conditionsOf(source)
  const now = new Date()
  const today = dayOf(now)
  const last = lastPostingDay(now)
  const holidayOf = useHolidays()
  const first =
    cannotPublishFor(shiftOf(today, base.startTime, base.endTime).startAt, now) === undefined
      ? today
      : addDays(today, 1)
  const chosen = useChosenDates(
    query.on.split(',').filter((day) => isDay(day) && day >= first && day <= last),
    { first, last, holidayOf },
  )
  const items = chosen.itemsOf(base)
  const check = useBulkCheck(clientId, source.id, items)
  const { answer, asking } = check
  const [create, creating] = useMutation(multidatePostings.create)
  const [begun, setBegun] = useState(false)
  const confirming = query.step === 'confirm' && items.length > 0
  const [Confirm, failed, retry] = useConfirm(confirming)
  const on = chosen.days.join(',')
  // What the address holds is found again by going back.
  const [guard, pass] = useUnsavedGuard(
    items.length > 0 && !confirming && (on !== query.on || Object.keys(chosen.changed).length > 0),
    { note: 'このまま移動すると、選んだ日は失われます。' },
  )
  const toldOf = (day: string) => answer?.items.find((one) => one.workOn === day)
  const faulty = items.filter((item) => (toldOf(item.workOn)?.errors.length ?? 0) > 0)
  const people = items.reduce((sum, item) => sum + item.peopleWanted, 0)
  const here = (step: '' | 'confirm') =>
    href(routes.bulkCreate, { clientId }, { offeringId: source.id, on, step })
  async function goOn() {
    // The days stay in the address: going back or loading again finds them.
    await router.replace(here(''), undefined, { shallow: true, scroll: false })
    await router.push(here('confirm'), undefined, { shallow: true })
    scrollTo({ top: 0 })
  }
  async function publish(acknowledged: boolean) {
    if (begun) return
    try {
      const { id } = await create({
        clientId,
        offeringId: source.id,
        body: { items, acknowledged },
      })
      // Until the next page is there a second press must not post again.
      setBegun(true)
      showNoteAfterBulkCreateOfferings.set(true)
      pass()
      await router.replace(href(routes.bulkCreate, { clientId }, { operationId: id }))
    } catch (problem) {
      notifyError(problem)
      check.retry()
    }
  }
  if (confirming && Confirm)
    return (
      <Confirm
        source={source}
        items={items}
        base={base}
        check={check}
        publishing={creating || begun}
        onBack={() => void router.replace(here(''), undefined, { shallow: true })}
        onPublish={(acknowledged) => void publish(acknowledged)}
      />
    )
  if (confirming)
    return failed ? (
      <ErrorState title='確認の画面を読み込めませんでした' onRetry={retry}>
        募集はまだ始まっていません。通信の状態をご確認のうえ、もう一度お試しください。
      </ErrorState>
    ) : (
      <Skeleton kind='form' />
    )

  const months = [...new Set(chosen.days.map((day) => `${Number(monthOf(day).slice(5))}月`))]
  const limit =
    answer && answer.months.length > 0 && faulty.length === 0 && months.length > 0
      ? `${months.length > 2 ? '各月' : months.join('・')}${months.length > 1 ? 'とも' : 'は'}利用上限の範囲内です`
      : ''
  const reason =
    items.length === 0
      ? '募集する日を選んでください。'
      : (answer?.refused ??
        (faulty.length > 0
          ? `掲載できない日が${faulty.length}件あります。条件を変えるか、外してください。`
          : undefined))
  return (
    <>
      {guard}
      <div className='multidateForm'>
        <div data-main=''>
          <SourceCard source={source} onChange={onSource} />
          {answer?.refused && (
            <Notice tone='error' live title='このひな形では募集できません'>
              {answer.refused}
            </Notice>
          )}
          <DayGrid
            clientId={clientId}
            today={today}
            first={first}
            last={last}
            chosen={chosen}
            holidayOf={holidayOf}
          />
        </div>
        <section aria-labelledby='chosen'>
          <div data-head=''>
            <h2 id='chosen'>選んだ日</h2>
            <span>
              {items.length}日 ・ のべ{people}名
            </span>
            {items.length > 0 && (
              <Button tone='link' size={32} onClick={chosen.clear}>
                すべて外す
              </Button>
            )}
          </div>
          {check.failed && (
            <Notice
              tone='warning'
              live
              action={
                <Button size={32} onClick={check.retry}>
                  確かめ直す
                </Button>
              }
            >
              費用と条件を確かめられませんでした。表示は、変更する前のものです。
            </Notice>
          )}
          {items.length === 0 ? (
            <p>カレンダーの日を押すか、曜日でまとめて選んでください。</p>
          ) : (
            <ul className='dateRows'>
              {items.map((date) => (
                <DateRow
                  key={date.workOn}
                  date={date}
                  base={base}
                  told={toldOf(date.workOn)}
                  lookAt={href(
                    routes.offerings,
                    { clientId },
                    { fromOn: date.workOn, toOn: date.workOn },
                  )}
                  removeLabel='外す'
                  onRemove={() => chosen.remove(date.workOn)}
                  onChange={(next) => chosen.change(date.workOn, next)}
                />
              ))}
            </ul>
          )}
        </section>
      </div>
      <ActionBar
        summary={
          <div className='multidateFormSum'>
            <span aria-live='polite'>
              <b>
                {items.length}日 ・ のべ{people}名
              </b>
              {limit && <small>{limit}</small>}
            </span>
            {answer && items.length > 0 && (
              <b data-yen='' aria-busy={asking}>
                {formatNumber(answer.cost.totalYen)}
                <i>円</i>
              </b>
            )}
          </div>
        }
      >
        <Button
          tone='primary'
          size={48}
          disabledReason={reason}
          onPointerEnter={ahead}
          onFocus={ahead}
          onClick={() => void goOn()}
        >
          {items.length > 0 ? `${items.length}件の内容を確認する` : '内容を確認する'}
        </Button>
      </ActionBar>
    </>
  )
}
