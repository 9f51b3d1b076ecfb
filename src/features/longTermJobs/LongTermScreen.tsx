import { FileText, Handshake, Users } from 'lucide-react'
import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { longTermJobs } from '@/contracts/longTermJobs'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { MainAction } from '@/shell/layout/MainAction'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { PageSection } from '@/ui/layout/PageSection'
import { CandidateSections } from './components/CandidateSections'
import { JobList } from './components/JobList'
import { useCandidateLists } from './hooks/useCandidateLists'
import * as S from './LongTerm.styles'

const title = <BarTitle>長期採用</BarTitle>

/** Long-term employment: the jobs with candidates, who applied, and who would like to work here. */
export function LongTermScreen({ clientId }: Params<typeof routes.longTermJobs.path>) {
  const lists = useCandidateLists(clientId, { canRead: true })
  const jobs = useQuery(longTermJobs.jobs, { clientId })
  const totalOf = (counts?: Record<string, number>) =>
    counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const anchors = [
    ['#offerings', '求人ごとの希望者', jobs.data?.items.length],
    ['#applications', '応募', totalOf(lists.applications.data?.counts)],
    ['#users', '働いてみたい人', totalOf(lists.preferences.data?.counts)],
  ] as const
  return (
    <PageLayout
      title={title}
      actions={
        <MainAction>
          <ButtonLink icon={<Users aria-hidden />} href={href(routes.users, { clientId })}>
            ワーカーから探す
          </ButtonLink>
        </MainAction>
      }
    >
      <S.Content>
        <S.Anchors aria-label='この画面の中'>
          {anchors.map(([target, label, count]) => (
            <a key={target} href={target}>
              {label}
              {count !== undefined && <small>{count}</small>}
            </a>
          ))}
        </S.Anchors>
        <JobSection clientId={clientId} jobs={jobs} />
        <CandidateSections clientId={clientId} lists={lists} />
        <FeeNotice clientId={clientId} />
      </S.Content>
    </PageLayout>
  )
}

/** Says that hiring is free, if the contract says so. */
function FeeNotice({ clientId }: { clientId: string }) {
  const { data } = useQuery(longTermJobs.available, { clientId })
  if (!data?.directHireFeeFree) return null
  return (
    <Notice tone='success' icon={Handshake} title='直接雇用に手数料はかかりません'>
      今のご契約では、何名採用しても紹介料・成功報酬はありません。スポットの勤務にかかる利用料はこれまでどおりです。
    </Notice>
  )
}

function JobSection({
  clientId,
  jobs,
}: {
  clientId: string
  jobs: ReturnType<typeof useQuery<typeof longTermJobs.jobs>>
}) {
  const { data } = jobs
  return (
    <PageSection
      id='offerings'
      line={false}
      title='求人ごとの希望者'
      {...(data ? { note: `${data.items.length}件` } : {})}
    >
      <QueryResult of={jobs} name='求人' skeleton={<Skeleton rows={3} />} />
      {data?.items.length === 0 && (
        <EmptyState
          heading='h3'
          art='offering'
          title='長期採用のある求人はまだありません'
          action={
            <ButtonLink icon={<FileText aria-hidden />} href={href(routes.offers, { clientId })}>
              ひな形を開く
            </ButtonLink>
          }
        >
          ひな形で「長期採用あり」と表示して求人を出すと、長く働きたい方が応募できます。
        </EmptyState>
      )}
      {data && data.items.length > 0 && <JobList clientId={clientId} jobs={data.items} />}
    </PageSection>
  )
}
