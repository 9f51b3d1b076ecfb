import { useQuery } from '@/api/useQuery'
import { useCan } from '@/components/permissions/useCan'
import { QueryResult, allOf } from '@/components/queries/QueryResult'
import { workerDocuments } from '@/contracts/documents'
import { matchings } from '@/contracts/matchings'
import type { OfferingUserDetail } from '@/contracts/matchings/schemas'
import { QualificationDocuments } from '@/features/offerings/components/detail/QualificationDocuments'
import { StoolReport } from '@/features/offerings/components/detail/StoolReport'
import { OfferingActionBody } from '@/features/offerings/lib/offeringActionBody'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { Sheet } from '@/ui/dialogs/Sheet'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'

type Props = {
  clientId: string
  offeringId: number
  user: { userId: number; name: string; nameKana: string; questions: number }
  onClose: () => void
}

/**
 * A worker's answers to the questions before the shift, and the submitted certificates. A
 * certificate is loaded only on request, because each view is recorded.
 */
export function QualificationDocumentsSheet({
  clientId,
  offeringId,
  user: { userId, name, nameKana, questions },
  onClose,
}: Props) {
  const params = { clientId, offeringId }
  const canOpen = useCan(workerDocuments.imageLink)
  const detail = useQuery(matchings.one, { ...params, userId })
  const submitted = useQuery(workerDocuments.qualificationDocuments, params)
  const combined = allOf({ detail, submitted })
  const user = detail.data
  const documents = submitted.data?.items.filter((document) => document.userId === userId)
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
      <OfferingActionBody>
        <p>{nameKana}</p>
        <QueryResult
          of={combined}
          name='回答と資格'
          inline
          skeleton={<Skeleton kind='text' rows={4} />}
        />
        {!combined.error && user && documents && (
          <>
            <Answers user={user} hasQuestions={questions > 0} />
            <QualificationDocuments
              params={params}
              workerName={name}
              user={user}
              documents={documents}
            />
            {canOpen && <StoolReport clientId={clientId} offeringId={offeringId} user={user} />}
          </>
        )}
      </OfferingActionBody>
    </Sheet>
  )
}

/** The worker's answers to the questions before the shift. */
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
          <p>{formatDateTime(user.answeredAt, serverNow())}に回答</p>
        </>
      )}
    </section>
  )
}
