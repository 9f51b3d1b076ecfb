import { Pencil, Users } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation, useQuery } from '@/api/hooks'
import { offers } from '@/contracts/offers'
import { offerings } from '@/contracts/offerings'
import type { OfferingInput } from '@/contracts/offerings/schemas'
import { postings } from '@/contracts/postings'
import { formatDay, formatHours } from '@/lib/dates/tokyoDate'
import { ActionBar } from '@/ui/layout/ActionBar'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { MoneyList } from '@/ui/data-display/MoneyList'
import { Notice } from '@/ui/feedback/Notice'
import { PageSection } from '@/ui/layout/PageSection'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { TwoColumns } from '@/ui/layout/TwoColumns'
import { ContractAgreement } from '@/components/offers/ContractAgreement'
import { costLines, givenYen } from '@/features/posting/lib/costLines'
import { PostedTicket } from '@/features/posting/components/edit/PostedTicket'
import { PostedTerms } from '@/features/posting/components/edit/PostedTerms'
import { useConfirmation } from '@/features/posting/hooks/useConfirmation'

const soon = '公開するとすぐに応募があり、契約が成立することがあります。'
type Props = {
  clientId: string
  offerId: string
  input: OfferingInput
  back: string
  onPublished: (offeringId: number) => void
  /** The posting that is there already and was edited, with the version that was. */
  edited: { offeringId: string; lockVersion: number } | undefined
}

/** What is about to be published, with the server's word on it, and the one button that does it. */
export function Confirmation({ clientId, offerId, input, back, onPublished, edited }: Props) {
  const answered = useConfirmation(clientId, offerId, edited?.offeringId ?? '', input)
  const answer = answered.data
  const offered = useQuery(offers.one, { clientId, offerId })
  const offer = offered.data
  const [create, creating] = useMutation(offerings.create)
  const [edit, editing] = useMutation(postings.edit)
  const [stale, setStale] = useState<readonly string[]>()
  const [acknowledged, setAcknowledged] = useState(false)
  const [published, setPublished] = useState(false)
  async function publish() {
    if (published) return
    try {
      const body = { ...input, publish: true, acknowledged }
      const { id } = edited
        ? await edit({
            clientId,
            offerId,
            offeringId: edited.offeringId,
            body: { ...body, lockVersion: edited.lockVersion },
          })
        : await create({ clientId, offerId, body })
      // Until the next page is there a second press must not post again.
      setPublished(true)
      onPublished(id)
    } catch (problem) {
      if (problem instanceof ApiError && problem.code === 'stale') setStale(problem.messages)
      else notifyError(problem)
      void answered.mutate()
    }
  }
  if (!answer || !offer) {
    const error = answered.error ?? offered.error
    return error ? (
      <ErrorState
        title='募集内容を確認できませんでした'
        onRetry={() => {
          void answered.mutate()
          void offered.mutate()
        }}
        retrying={answered.isValidating || offered.isValidating}
      >
        {error.message} 募集はまだ始まっていません。
      </ErrorState>
    ) : (
      <>
        <Skeleton kind='ticket' rows={1} />
        <Skeleton kind='form' />
      </>
    )
  }
  const { preview, errors, warnings, acknowledgementRequired } = answer
  const reason = stale
    ? 'ほかの担当者の変更を確かめてください。'
    : errors.length > 0
      ? '募集条件に直すところがあります。'
      : acknowledgementRequired && !acknowledged
        ? '労働契約の成立について、確認のチェックを入れてください。'
        : undefined
  const given = preview ? givenYen(preview) : 0
  const mend = (
    <ButtonLink tone='link' size={32} icon={<Pencil aria-hidden />} href={back}>
      修正する
    </ButtonLink>
  )
  return (
    <TwoColumns
      form
      side={
        <>
          {preview && (
            <section className='confirmationBill' aria-labelledby='bill'>
              <div data-head=''>
                <h2 id='bill'>費用</h2>
                <small>
                  {preview.cost.people}名 ・ {formatDay(preview.startAt, new Date())}{' '}
                  {formatHours(preview.startAt, preview.endAt)}
                </small>
              </div>
              <div data-lines=''>
                <MoneyList
                  lines={costLines(preview, input.hourlyWageYen)}
                  total={{ label: `${preview.cost.people}名分の合計`, yen: preview.cost.totalYen }}
                />
              </div>
              {given > 0 && (
                <p>
                  運営が負担するボーナス<b>{given.toLocaleString('ja-JP')}円</b>
                </p>
              )}
              {answer.usage && (
                <p>
                  公開後の利用上限まで
                  <b>
                    {Math.max(0, answer.usage.remainingYen - preview.cost.totalYen).toLocaleString(
                      'ja-JP',
                    )}
                    円
                  </b>
                </p>
              )}
            </section>
          )}
          {acknowledgementRequired && (
            <ContractAgreement checked={acknowledged} onChange={setAcknowledged} />
          )}
          <p className='confirmationSoon'>{soon}</p>
          <ActionBar place='side' summary={soon}>
            <Button
              tone='primary'
              size={48}
              wide
              loading={creating || editing || published}
              disabledReason={reason}
              onClick={() => void publish()}
            >
              この内容で募集を開始する
            </Button>
            <ButtonLink size={48} wide href={back}>
              修正する
            </ButtonLink>
          </ActionBar>
        </>
      }
    >
      <div className='confirmationBody'>
        {preview && <PostedTicket preview={preview} input={input} />}
        {stale && (
          <Notice
            tone='warning'
            icon={Users}
            live
            title={stale[0]}
            action={
              <ButtonLink size={32} href={back}>
                入力に戻って確かめる
              </ButtonLink>
            }
          >
            入力した内容は残っています。まだ公開していません。
          </Notice>
        )}
        {errors.length > 0 && (
          <Notice
            tone='error'
            live
            title='このままでは公開できません'
            action={
              <ButtonLink size={32} href={back}>
                修正する
              </ButtonLink>
            }
          >
            <ul>
              {errors.map((e) => (
                <li key={e.message}>{e.message}</li>
              ))}
            </ul>
          </Notice>
        )}
        {warnings.length > 0 && (
          <Notice tone='warning' title={`公開する前に${warnings.length}つ確認してください`}>
            <ul>
              {warnings.map((w) => (
                <li key={w.code}>{w.message}</li>
              ))}
            </ul>
          </Notice>
        )}
        <PageSection title='ワーカーに見える内容' aside={mend}>
          <PostedTerms clientId={clientId} offer={offer} input={input} preview={preview} />
        </PageSection>
      </div>
    </TwoColumns>
  )
}
