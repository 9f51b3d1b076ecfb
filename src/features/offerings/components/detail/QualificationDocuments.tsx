import { useState } from 'react'
import { fetchResponse, notifyError, request } from '@/api/client'
import { useCan } from '@/components/permissions/useCan'
import { workerDocuments } from '@/contracts/documents'
import type { Output } from '@/contracts/endpoint'
import type { OfferingUserDetail } from '@/contracts/matchings/schemas'
import { qualificationDocumentStatusLabel } from '@/domain/matchings/labels'
import { useQualificationDocument } from '@/features/offerings/hooks/useQualificationDocument'
import { serverNow } from '@/lib/clock'
import { formatDay, formatSlashDay } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { Notice } from '@/ui/feedback/Notice'

type Document = Output<typeof workerDocuments.qualificationDocuments>['items'][number]
type Props = {
  params: { clientId: string; offeringId: number }
  workerName: string
  user: OfferingUserDetail
  documents: readonly Document[]
}

/** The qualifications of a worker, and the submitted certificates. */
export function QualificationDocuments({ params, workerName, user, documents }: Props) {
  const canOpen = useCan(workerDocuments.imageLink)
  const [openingId, setOpeningId] = useState<number>()
  const [shownId, setShownId] = useState<number>()
  const [picture, open] = useQualificationDocument(params.clientId)
  async function handleShow(documentId: number) {
    setOpeningId(documentId)
    try {
      await open(
        () => request(workerDocuments.imageLink, { ...params, documentId }),
        (link) => fetchResponse(workerDocuments.open, link),
      )
      setShownId(documentId)
    } catch (error) {
      notifyError(error)
    } finally {
      setOpeningId(undefined)
    }
  }
  return (
    <section aria-label='資格'>
      <h3>資格</h3>
      <p>本人の登録: {user.qualifications.length > 0 ? user.qualifications.join('、') : 'なし'}</p>
      {documents.length === 0 && (
        <p>
          提出された証明書はありません(
          {qualificationDocumentStatusLabel[user.qualificationDocumentStatus]})。
        </p>
      )}
      {documents.map((document) => (
        <article key={document.id} aria-label={document.qualificationName}>
          <DocumentFacts document={document} />
          {canOpen && shownId !== document.id && (
            <Button
              loading={openingId === document.id}
              onClick={() => void handleShow(document.id)}
            >
              証明書を表示する
            </Button>
          )}
          {picture && shownId === document.id && (
            <Certificate
              {...picture}
              alt={`${workerName}さんの${document.qualificationName}の証明書`}
            />
          )}
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
  )
}

function DocumentFacts({ document }: { document: Document }) {
  return (
    <>
      {document.expired && (
        <Notice
          tone='error'
          title={`勤務日には、${document.qualificationName}の期限が切れています`}
        />
      )}
      <p>
        <b>{document.qualificationName}</b> {qualificationDocumentStatusLabel[document.status]} ・{' '}
        {formatSlashDay(document.submittedAt, serverNow())}提出
        {document.expiresOn && ` ・ 期限 ${formatDay(document.expiresOn, serverNow())}`}
      </p>
    </>
  )
}

function Certificate({ url, isImage, alt }: { url: string; isImage: boolean; alt: string }) {
  if (isImage) return <img src={url} alt={alt} />
  return (
    <a href={url} target='_blank' rel='noreferrer'>
      証明書を別の画面で開く
    </a>
  )
}
