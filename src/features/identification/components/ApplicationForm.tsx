import { useRouter } from 'next/router'
import { useId, useState } from 'react'
import { ApiError, notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { identification } from '@/contracts/identification'
import type { IdentificationDocumentKind } from '@/contracts/identification/enums'
import type { Identification } from '@/contracts/identification/schemas'
import { identificationDocumentLabel } from '@/domain/identification/documents'
import { certificateFault } from '@/domain/identification/review'
import { useDocuments, type ChosenDocuments } from '@/features/identification/hooks/useDocuments'
import { applicationSteps } from '@/features/identification/lib/applicationSteps'
import { serverNow } from '@/lib/clock'
import { dayOf, isDay } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { FieldError } from '@/ui/fields/FieldError'
import { PageSection } from '@/ui/layout/PageSection'
import { Stepper } from '@/ui/navigation/Stepper'
import { Agreement, CompanySummary, IssueDay, Steps } from './ApplicationParts'
import { DocumentRow } from './DocumentRow'
import { DocumentList } from './DocumentRow.styles'

type Step = 'kind' | 'documents' | 'confirm'
const stepOrder: readonly Step[] = ['kind', 'documents', 'confirm']
type Props = { companyId: string; data: Identification }

const missingFault = (missing: readonly IdentificationDocumentKind[]) =>
  `${missing.map((kind) => `「${identificationDocumentLabel[kind]}」`).join('')}のファイルを選んでください。送信が終わるまでお待ちください。`

const filesOf = (kinds: readonly IdentificationDocumentKind[], documents: ChosenDocuments) =>
  kinds.map((kind) => ({
    label: identificationDocumentLabel[kind],
    value: documents[kind]?.file?.name,
  }))

/** The application in steps: the kind of company, its documents, and a summary to confirm. */
export function ApplicationForm({ companyId, data }: Props) {
  const router = useRouter()
  const errorId = useId()
  const [apply, isApplying] = useMutation(identification.apply)
  const { documents, choose, retry, remove } = useDocuments(companyId)
  const [step, setStep] = useState<Step>(data.status === 'returned' ? 'documents' : 'kind')
  const [issuedOn, setIssuedOn] = useState('')
  const [isAgreed, setIsAgreed] = useState(false)
  const [message, setMessage] = useState('')
  const [guard, allowLeaving] = useUnsavedGuard(Object.keys(documents).length > 0)
  const handedIn = new Map(data.documents.map((document) => [document.kind, document]))
  const wanted = data.requiredKinds.filter((kind) => handedIn.get(kind)?.status !== 'approved')
  const needsIssueDay = wanted.includes('registry_certificate')

  const chosenFiles = filesOf(wanted, documents)

  function documentsFault() {
    const missing = wanted.filter((kind) => documents[kind]?.id === undefined)
    if (missing.length > 0) return missingFault(missing)
    return needsIssueDay
      ? certificateFault(isDay(issuedOn) ? issuedOn : null, dayOf(serverNow()))
      : undefined
  }
  function goTo(next: Step, fault?: string) {
    setMessage(fault ?? '')
    if (fault === undefined) setStep(next)
  }
  async function submit() {
    if (!isAgreed) return setMessage('書類の取り扱いに同意してください。')
    try {
      await apply({
        companyId,
        body: {
          kind: data.kind,
          documentIds: wanted.flatMap((kind) => documents[kind]?.id ?? []),
          registryIssuedOn: needsIssueDay ? issuedOn : null,
          agreed: true,
        },
      })
      allowLeaving()
      await router.push(href(routes.identificationResult, { companyId }))
    } catch (error) {
      if (!(error instanceof ApiError)) return notifyError(error)
      setMessage(Object.values(error.fields)[0] ?? error.messages.join('\n'))
    }
  }
  const describedBy = message ? errorId : undefined
  const total = data.requiredKinds.length
  return (
    <Steps>
      {guard}
      <Stepper steps={applicationSteps} current={stepOrder.indexOf(step)} />
      {step !== 'documents' && (
        <CompanySummary
          title={step === 'kind' ? '企業の種別' : '申請の内容'}
          data={data}
          files={step === 'confirm' ? chosenFiles : []}
        />
      )}
      {step === 'documents' && (
        <PageSection
          title='書類'
          note={`${total}点のうち${total - wanted.length}点が確認済み`}
          line={false}
        >
          <DocumentList>
            {data.requiredKinds.map((kind) => (
              <DocumentRow
                key={kind}
                kind={kind}
                document={handedIn.get(kind)}
                chosen={documents[kind]}
                onChoose={wanted.includes(kind) ? (files) => choose(kind, files) : undefined}
                onRetry={() => retry(kind)}
                onRemove={() => remove(kind)}
              />
            ))}
          </DocumentList>
          {needsIssueDay && <IssueDay value={issuedOn} onChange={setIssuedOn} />}
        </PageSection>
      )}
      {step === 'confirm' && (
        <Agreement checked={isAgreed} describedBy={describedBy} onChange={setIsAgreed} />
      )}
      <FieldError id={errorId}>{message || undefined}</FieldError>
      <div data-buttons=''>
        {step === 'kind' && (
          <>
            <Button tone='primary' size={48} onClick={() => goTo('documents')}>
              この内容で書類に進む
            </Button>
            <ButtonLink size={48} href={href(routes.editCompany, { companyId })}>
              企業情報を直す
            </ButtonLink>
          </>
        )}
        {step === 'documents' && (
          <>
            <Button tone='primary' size={48} onClick={() => goTo('confirm', documentsFault())}>
              確認に進む
            </Button>
            <Button size={48} onClick={() => goTo('kind')}>
              種別に戻る
            </Button>
          </>
        )}
        {step === 'confirm' && (
          <>
            <Button tone='primary' size={48} loading={isApplying} onClick={() => void submit()}>
              {data.status === 'returned' ? `${wanted.length}点を再提出する` : '申請する'}
            </Button>
            <Button size={48} onClick={() => goTo('documents')}>
              書類に戻る
            </Button>
          </>
        )}
      </div>
    </Steps>
  )
}
