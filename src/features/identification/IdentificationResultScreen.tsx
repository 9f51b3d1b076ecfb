import { useQuery } from '@/api/useQuery'
import { identification } from '@/contracts/identification'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { PageSection } from '@/ui/layout/PageSection'
import { TwoColumns } from '@/ui/layout/TwoColumns'
import { Stepper } from '@/ui/navigation/Stepper'
import { ApplicationHistory } from './components/ApplicationHistory'
import { DocumentRow } from './components/DocumentRow'
import { DocumentList } from './components/DocumentRow.styles'
import { IdentificationFrame, Main } from './components/IdentificationFrame'
import { StatusCard } from './components/StatusCard'
import { applicationSteps } from './lib/applicationSteps'

/** The result of the application: its state, and that of each document. */
export function IdentificationResultScreen({
  companyId,
}: Params<typeof routes.identificationResult.path>) {
  const read = useQuery(identification.one, { companyId })
  const { data } = read
  const canApply = data && (data.status === 'none' || data.status === 'returned')
  return (
    <IdentificationFrame title='事業者確認の結果' read={read}>
      {data && (
        <TwoColumns side={<ApplicationHistory applications={data.applications} />}>
          <Main>
            {data.status !== 'none' && (
              <Stepper steps={applicationSteps} current={applicationSteps.length - 1} />
            )}
            <StatusCard data={data} live />
            {data.documents.length > 0 && (
              <PageSection title='書類' line={false}>
                <DocumentList>
                  {data.documents.map((document) => (
                    <DocumentRow key={document.kind} kind={document.kind} document={document} />
                  ))}
                </DocumentList>
              </PageSection>
            )}
            {canApply && (
              <p>
                <ButtonLink
                  tone='primary'
                  size={48}
                  href={href(routes.identification, { companyId })}
                >
                  {data.status === 'none' ? '事業者確認を申請する' : '書類を出し直す'}
                </ButtonLink>
              </p>
            )}
          </Main>
        </TwoColumns>
      )}
    </IdentificationFrame>
  )
}
