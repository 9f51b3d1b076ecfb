import { useState } from 'react'
import { notifyError, request, fetchResponse } from '@/api/client'
import { useQuery } from '@/api/useQuery'
import { offeringUsers } from '@/contracts/offeringUsers'
import type { OfferingUserDetail } from '@/contracts/offeringUsers/schemas'
import { papers } from '@/contracts/qualificationDocuments'
import { qualificationDocumentStatusLabel } from '@/domain/labels'
import { formatDateTime, formatDay, formatSlashDay } from '@/lib/date'
import { useCan } from '@/components/permissions/useCan'
import { Button } from '@/ui/buttons/Button'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Notice } from '@/ui/feedback/Notice'
import { Sheet } from '@/ui/dialogs/Sheet'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { OfferingActBody } from '@/features/offerings/lib/offeringActBody'
import { StoolReport } from '@/features/offerings/components/detail/StoolReport'
import { useQualificationDocument } from '@/features/offerings/hooks/useQualificationDocument'

type Props = {
  clientId: string
  offeringId: number
  user: { userId: number; name: string; nameKana: string; questions: number }
  onClose: () => void
}

/** The answers of a worker before the shift and the certificates they handed in. A certificate is read only on request, because each view is recorded. */
export function QualificationDocumentsSheet({
  clientId,
  offeringId,
  user: { userId, name, nameKana, questions },
  onClose,
}: Props) {
  const here = { clientId, offeringId }
  const now = new Date()
  const canOpen = useCan(papers.imageLink)
  const one = useQuery(offeringUsers.one, { ...here, userId })
  const handedIn = useQuery(papers.qualificationDocuments, here)
  const [openingId, setOpeningId] = useState<number>()
  const [shownId, setShownId] = useState<number>()
  const [picture, open] = useQualificationDocument(clientId)
  const error = one.error ?? handedIn.error
  const user = one.data
  const documents = handedIn.data?.items.filter((d) => d.userId === userId)
  const isLoaded = user && documents
  async function show(id: number) {
    setOpeningId(id)
    try {
      await open(
        () => request(papers.imageLink, { ...here, documentId: id }),
        (link) => fetchResponse(papers.open, link),
      )
      setShownId(id)
    } catch (error) {
      notifyError(error)
    } finally {
      setOpeningId(undefined)
    }
  }
  return (
    <Sheet
      title={`${name}さんの回答・資格・検便`}
      onClose={onClose}
      footer={(close) => (
        <Button size={48} onClick={close}>
          閉じる
        </Button>
      )}
    >
      <OfferingActBody>
        <p>{nameKana}</p>
        {error && (
          <ErrorState
            inline
            onRetry={() => {
              void one.mutate()
              void handedIn.mutate()
            }}
            retrying={one.isValidating || handedIn.isValidating}
          >
            {error.message}
          </ErrorState>
        )}
        {!error && !isLoaded && <Skeleton kind='text' rows={4} />}
        {!error && user && documents && (
          <>
            <Answers user={user} hasQuestions={questions > 0} />
            <section aria-label='資格'>
              <h3>資格</h3>
              <p>
                本人の登録:{' '}
                {user.qualifications.length > 0 ? user.qualifications.join('、') : 'なし'}
              </p>
              {documents.length === 0 && (
                <p>
                  提出された証明書はありません(
                  {qualificationDocumentStatusLabel[user.qualificationDocumentStatus]})。
                </p>
              )}
              {documents.map((d) => (
                <article key={d.id} aria-label={d.qualificationName}>
                  {d.expired && (
                    <Notice
                      tone='error'
                      title={`勤務日には、${d.qualificationName}の期限が切れています`}
                    />
                  )}
                  <p>
                    <b>{d.qualificationName}</b> {qualificationDocumentStatusLabel[d.status]} ・{' '}
                    {formatSlashDay(d.submittedAt)}提出
                    {d.expiresOn && ` ・ 期限 ${formatDay(d.expiresOn, now)}`}
                  </p>
                  {canOpen && shownId !== d.id && (
                    <Button loading={openingId === d.id} onClick={() => void show(d.id)}>
                      証明書を表示する
                    </Button>
                  )}
                  {picture &&
                    shownId === d.id &&
                    (picture.isImage ? (
                      <img src={picture.url} alt={`${name}さんの${d.qualificationName}の証明書`} />
                    ) : (
                      <a href={picture.url} target='_blank' rel='noreferrer'>
                        証明書を別の画面で開く
                      </a>
                    ))}
                </article>
              ))}
              {documents.length > 0 && (
                <p>
                  {canOpen
                    ? '証明書を表示すると、表示した人と日時が記録されます。'
                    : '証明書の画像は、店舗管理者が確認できます。'}
                </p>
              )}
            </section>
            {canOpen && <StoolReport clientId={clientId} offeringId={offeringId} user={user} />}
          </>
        )}
      </OfferingActBody>
    </Sheet>
  )
}

/** What the worker answered before the shift. */
function Answers({ user, hasQuestions }: { user: OfferingUserDetail; hasQuestions: boolean }) {
  const isAnswered = user.answeredAt !== null
  return (
    <section aria-label='働く前の質問'>
      <h3>働く前の質問</h3>
      {!hasQuestions && <p>この求人に質問はありません。</p>}
      {hasQuestions && !isAnswered && (
        <Notice tone='warning' title='まだ回答がありません'>
          回答が届くと、ここで読めます。
        </Notice>
      )}
      {hasQuestions && user.answeredAt !== null && (
        <>
          <DescriptionList
            items={user.answers.map((answer) => ({
              label: answer.question,
              value: [...answer.options, answer.body].filter(Boolean).join('、') || '(記入なし)',
            }))}
          />
          <p>{formatDateTime(user.answeredAt, new Date())}に回答</p>
        </>
      )}
    </section>
  )
}
