import type { LongTermJob } from '@/contracts/longTermJobs/schemas'
import { minimumWageName } from '@/domain/pay/minimumWageName'
import { slotsText } from '@/domain/workers/longTerm'
import * as S from '@/features/longTermJobs/LongTerm.styles'
import { formatYen } from '@/lib/text/money'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { Notice } from '@/ui/feedback/Notice'

/** '1,300円〜1,400円 ・ 金・土 ・ 夜': the wages and times of the job's offerings. */
export const jobText = ({ wage, slots }: LongTermJob) =>
  [
    ...(wage
      ? [
          wage.minYen === wage.maxYen
            ? formatYen(wage.minYen)
            : `${formatYen(wage.minYen)}〜${formatYen(wage.maxYen)}`,
        ]
      : []),
    slotsText(slots),
  ]
    .filter(Boolean)
    .join(' ・ ') || '最近の募集はありません'

/** Warns that past wages can no longer be offered, because the minimum wage has risen above them. */
export function WageWarning({ job: { wage, belowMinimum } }: { job: LongTermJob }) {
  if (!wage || !belowMinimum) return null
  const { minimumYen } = belowMinimum
  return (
    <S.Warning>
      <Notice
        tone='warning'
        title={`時給${formatYen(wage.minYen)}は、今の${minimumWageName(belowMinimum)}${formatYen(minimumYen)}を下回っています`}
      >
        最近90日の募集の、いちばん低い時給です。これから雇うときは、時給を{formatYen(minimumYen)}
        以上にしてください。下回る約束は無効です(最低賃金法4条)。
      </Notice>
    </S.Warning>
  )
}

/** Whether a long-term job still takes applications. */
export function JobStatus({ status }: Pick<LongTermJob, 'status'>) {
  return status === 'open' ? (
    <StatusChip kind='published' label='受付中' />
  ) : (
    <StatusChip kind='finished' label='受付終了' />
  )
}

/** The jobs of the store with their candidates; a closed job keeps its record. */
export function JobList({ clientId, jobs }: { clientId: string; jobs: readonly LongTermJob[] }) {
  return (
    <S.Jobs>
      {jobs.map((job) => (
        <li key={job.offerId} data-closed={job.status === 'closed' || undefined}>
          <div>
            <h3>
              {job.title}
              <JobStatus status={job.status} />
            </h3>
            <p>{jobText(job)}</p>
            <WageWarning job={job} />
          </div>
          <JobCounts job={job} />
          <ButtonLink
            size={44}
            aria-label={`${job.title}の候補者を見る`}
            href={href(routes.longTermJob, { clientId, offeringId: job.offeringId })}
          >
            {job.status === 'open' ? '候補者を見る' : '記録を見る'}
          </ButtonLink>
        </li>
      ))}
    </S.Jobs>
  )
}

function JobCounts({ job }: { job: LongTermJob }) {
  const counts = [
    ['応募', job.applicationCount],
    ['働いてみたい', job.preferenceCount],
    ['未対応', job.unselectedCount],
    ['採用', job.hiredCount],
  ] as const
  return (
    <dl>
      {counts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-unanswered={(label === '未対応' && value > 0) || undefined}>
            <b>{value}</b>名
          </dd>
        </div>
      ))}
    </dl>
  )
}
