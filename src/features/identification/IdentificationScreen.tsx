import { useQuery } from '@/api/useQuery'
import { identification } from '@/contracts/identification'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Notice } from '@/ui/feedback/Notice'
import { TwoColumns } from '@/ui/layout/TwoColumns'
import { ApplicationForm } from './components/ApplicationForm'
import { ApplicationHistory, IdentificationNotes } from './components/ApplicationHistory'
import { IdentificationFrame, Main } from './components/IdentificationFrame'
import { StatusCard } from './components/StatusCard'

/** The identification of a company: the application in steps, or the state of the last one. */
export function IdentificationScreen({ companyId }: Params<typeof routes.identification.path>) {
  const read = useQuery(identification.one, { companyId })
  const { data } = read
  const canApply = data && (data.status === 'none' || data.status === 'returned')
  return (
    <IdentificationFrame title='事業者確認' read={read}>
      {data && (
        <TwoColumns
          side={
            <>
              <ApplicationHistory applications={data.applications} />
              <IdentificationNotes />
            </>
          }
        >
          <Main>
            <StatusCard data={data} />
            {!canApply && (
              <p>
                <ButtonLink href={href(routes.identificationResult, { companyId })}>
                  申請の結果を見る
                </ButtonLink>
              </p>
            )}
            {canApply && data.missing.length > 0 && (
              <Notice
                tone='warning'
                title='先に企業情報を入力してください'
                action={
                  <ButtonLink size={32} href={href(routes.editCompany, { companyId })}>
                    企業情報を入力する
                  </ButtonLink>
                }
              >
                書類と見くらべるため、{data.missing.join('・')}が必要です。
              </Notice>
            )}
            {canApply && data.missing.length === 0 && (
              <ApplicationForm key={data.status} companyId={companyId} data={data} />
            )}
          </Main>
        </TwoColumns>
      )}
    </IdentificationFrame>
  )
}
