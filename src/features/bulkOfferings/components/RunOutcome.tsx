import { useRouter } from 'next/router'
import { useEffect, useRef, useState } from 'react'
import { Link } from '@/ui/buttons/Link'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/hooks'
import { multidatePostings } from '@/contracts/bulkOfferings'
import type {
  MultidateDate,
  MultidateItem,
  MultidatePosting,
} from '@/contracts/bulkOfferings/schemas'
import { multidateNote } from '@/domain/offerings/bulkOffering'
import { monthOf, weekdayName } from '@/lib/dates/tokyoDate'
import { ContractAgreement } from '@/components/offers/ContractAgreement'
import { useCan } from '@/components/permissions/useCan'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { ActionBar } from '@/ui/layout/ActionBar'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Notice } from '@/ui/feedback/Notice'
import { PageSection } from '@/ui/layout/PageSection'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { hoursOf, slashOf } from '@/features/bulkOfferings/lib/bulkValues'
import { useBulkCheck } from '@/features/bulkOfferings/hooks/useBulkCheck'
import { DateRow } from './DateRow'

const dateOf = ({
  id: _id,
  result: _result,
  offeringId: _offering,
  errors: _errors,
  ...date
}: MultidateItem): MultidateDate => date

/** What became of each date. Those that failed are mended in their place, or given up, and the run goes on with them. */
export function RunOutcome({
  clientId,
  run,
  onChanged,
}: {
  clientId: string
  run: MultidatePosting
  onChanged: (run: MultidatePosting) => void
}) {
  const router = useRouter()
  const mayPost = useCan(multidatePostings.repair)
  const [repair, repairing] = useMutation(multidatePostings.repair)
  const [check, checking] = useMutation(multidatePostings.check)
  const failed = run.items.filter((item) => item.result === 'failed')
  const made = run.items.filter((item) => item.result === 'created')
  const skipped = run.items.filter((item) => item.result === 'skipped')
  const [mended, setMended] = useState<Readonly<Record<number, MultidateDate>>>({})
  const [gone, setGone] = useState<readonly number[]>([])
  const [acknowledged, setAcknowledged] = useState(false)
  const left = failed.filter((item) => !gone.includes(item.id))
  const sent = left.map((item) => mended[item.id] ?? dateOf(item))
  const { answer } = useBulkCheck(clientId, run.sourceOfferingId, mayPost ? sent : [])
  const faulty = left.filter((item, i) => {
    const told = answer?.items.find((one) => one.workOn === sent[i]?.workOn)
    return told ? told.errors.length > 0 : !mended[item.id]
  })
  const whole = failed.length === 0
  const base = run.items[0]
  const read = useRef(false)
  const toList = href(
    routes.offerings,
    { clientId },
    base ? { month: monthOf(base.workOn), on: base.workOn } : {},
  )
  useEffect(() => {
    // Nothing is left to do: whoever sees this has read it.
    if (!whole || run.checkedAt !== null || !mayPost || read.current) return
    read.current = true
    check({ clientId, operationId: run.id }).catch(() => undefined)
  }, [whole, run.checkedAt, run.id, mayPost, check, clientId])
  async function goOn() {
    try {
      onChanged(
        await repair({
          clientId,
          operationId: run.id,
          body: {
            items: left.map((item) => ({ ...(mended[item.id] ?? dateOf(item)), itemId: item.id })),
            skippedItemIds: [...gone],
            acknowledged,
          },
        }),
      )
    } catch (problem) {
      notifyError(problem)
    }
  }
  async function seen() {
    try {
      await check({ clientId, operationId: run.id })
      await router.push(toList)
    } catch (problem) {
      notifyError(problem)
    }
  }
  const reason =
    faulty.length > 0
      ? `直すところが残っている日が${faulty.length}件あります。`
      : answer?.acknowledgementRequired && !acknowledged
        ? '労働契約の成立について、確認のチェックを入れてください。'
        : undefined
  return (
    <>
      <div className='runOutcome'>
        <Notice
          tone={whole ? 'success' : made.length > 0 ? 'warning' : 'error'}
          live
          title={multidateNote(run)}
        >
          {whole
            ? '申し込みがあると自動で表示されます。'
            : mayPost
              ? '掲載できた日はそのままです。残りの日は、ここで直して掲載するか、やめるかを選べます。'
              : '掲載できた日はそのままです。残りの日は、店舗管理者が直せます。'}
        </Notice>
        {failed.length > 0 && (
          <PageSection title='掲載できなかった日' note={`${failed.length}件`} line={false}>
            {mayPost && base ? (
              <ul className='dateRows'>
                {failed.map((item) => {
                  const date = mended[item.id] ?? dateOf(item)
                  const off = gone.includes(item.id)
                  const told = answer?.items.find((one) => one.workOn === date.workOn)
                  if (off)
                    return (
                      <li key={item.id}>
                        <div data-row=''>
                          <span data-date=''>
                            <b>{slashOf(item.workOn)}</b>({weekdayName(item.workOn)})
                          </span>
                          <span data-what=''>掲載をやめます</span>
                          <Button
                            tone='link'
                            size={32}
                            onClick={() => setGone(gone.filter((id) => id !== item.id))}
                          >
                            元に戻す
                          </Button>
                        </div>
                      </li>
                    )
                  const ready = told?.errors.length === 0
                  return (
                    <DateRow
                      key={item.id}
                      date={date}
                      base={dateOf(item)}
                      others={run.items
                        .filter((one) => one.id !== item.id)
                        .map((one) => (mended[one.id] ?? one).workOn)}
                      told={
                        told ??
                        (mended[item.id] ? undefined : { errors: item.errors, warnings: [] })
                      }
                      state={
                        ready ? (
                          <StatusChip
                            kind='success'
                            label={mended[item.id] ? '直しました' : 'いまは掲載できます'}
                          />
                        ) : undefined
                      }
                      removeLabel='やめる'
                      onRemove={() => setGone([...gone, item.id])}
                      onChange={(next) => setMended({ ...mended, [item.id]: next })}
                    />
                  )
                })}
              </ul>
            ) : (
              <ul className='dateRows'>
                {failed.map((item) => (
                  <li key={item.id} data-error=''>
                    <div data-row=''>
                      <span data-date=''>
                        <b>{slashOf(item.workOn)}</b>({weekdayName(item.workOn)})
                      </span>
                      <span data-what=''>
                        {hoursOf(item)}
                        <b>{item.peopleWanted}名</b>
                        {item.errors.map((e) => (
                          <span data-fault='' key={e.message}>
                            {e.message}
                          </span>
                        ))}
                      </span>
                    </div>
                  </li>
                ))}
              </ul>
            )}
            {mayPost && left.length > 0 && answer?.acknowledgementRequired && (
              <ContractAgreement checked={acknowledged} onChange={setAcknowledged} />
            )}
          </PageSection>
        )}
        {made.length > 0 && (
          <PageSection title='掲載した日' note={`${made.length}件`} line={false}>
            <ul className='dateRows'>
              {made.map((item) => (
                <li key={item.id}>
                  <div data-row=''>
                    <span data-date=''>
                      <b>{slashOf(item.workOn)}</b>({weekdayName(item.workOn)})
                    </span>
                    <span data-what=''>
                      {hoursOf(item)}
                      <b>{item.peopleWanted}名</b>
                    </span>
                    {item.offeringId !== null && (
                      <Link
                        href={href(routes.offering, { clientId, offeringId: item.offeringId })}
                        aria-label={`${slashOf(item.workOn)}の求人を見る`}
                      >
                        見る
                      </Link>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </PageSection>
        )}
        {skipped.length > 0 && (
          <p data-quiet=''>
            掲載をやめた日: {skipped.map((item) => slashOf(item.workOn)).join('、')}
          </p>
        )}
      </div>
      <ActionBar>
        {failed.length > 0 && mayPost ? (
          <>
            {left.length > 0 ? (
              <Button
                tone='primary'
                size={48}
                loading={repairing}
                disabledReason={reason}
                onClick={() => void goOn()}
              >{`${left.length}件を掲載する`}</Button>
            ) : (
              <Button
                tone='primary'
                size={48}
                loading={repairing}
                onClick={() => void goOn()}
              >{`${gone.length}件の掲載をやめる`}</Button>
            )}
            <Button size={48} loading={checking} onClick={() => void seen()}>
              直さずに確認済みにする
            </Button>
          </>
        ) : (
          <ButtonLink tone='primary' size={48} href={toList}>
            求人の一覧へ
          </ButtonLink>
        )}
      </ActionBar>
    </>
  )
}
