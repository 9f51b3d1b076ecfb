import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { longTermJobs } from '@/contracts/longTermJobs'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { PageMeta } from '@/shell/page/PageMeta'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { NotFound } from '@/ui/feedback/NotFound'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { CandidateSections } from './components/CandidateSections'
import { JobStatus, jobText, WageWarning } from './components/JobList'
import { useCandidateLists } from './hooks/useCandidateLists'
import * as S from './LongTerm.styles'

/** The candidates of one job: applicants, and workers of the job who have expressed a preference for the store. */
export function LongTermJobScreen({
  clientId,
  offeringId,
}: Params<typeof routes.longTermJob.path>) {
  const job = useQuery(longTermJobs.job, { clientId, offeringId })
  const { data } = job
  const lists = useCandidateLists(clientId, {
    canRead: data !== undefined,
    offeringId: Number(offeringId),
  })
  const listHref = href(routes.longTermJobs, { clientId })
  const title = data?.title ?? '求人の候補者'
  return (
    <PageLayout
      title={data ? title : <BarTitle>{title}</BarTitle>}
      crumbs={[{ label: '長期採用', href: listHref }, { label: title }]}
      {...(data
        ? {
            actions: (
              <ButtonLink href={href(routes.offer, { clientId, offerId: data.offerId })}>
                ひな形を見る
              </ButtonLink>
            ),
          }
        : {})}
    >
      <PageMeta title={data ? `${data.title}の候補者` : title} />
      <QueryResult
        of={job}
        name='求人'
        heading='h2'
        skeleton={<Skeleton kind='people' rows={5} />}
        missing={<NoSuchJob listHref={listHref} />}
      />
      {data && (
        <S.Content>
          <S.JobHead>
            <JobStatus status={data.status} />
            <span>{jobText(data)}</span>
            <span>採用 {data.hiredCount}名</span>
          </S.JobHead>
          <WageWarning job={data} />
          <CandidateSections clientId={clientId} lists={lists} />
        </S.Content>
      )}
    </PageLayout>
  )
}

function NoSuchJob({ listHref }: { listHref: string }) {
  return (
    <NotFound name='求人' back={{ href: listHref, label: '長期採用へ戻る' }}>
      公開されていない求人か、この店舗の求人ではありません。
    </NotFound>
  )
}
