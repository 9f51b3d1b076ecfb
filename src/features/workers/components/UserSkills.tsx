import { useQuery } from '@/api/useQuery'
import { QueryError } from '@/components/queries/QueryResult'
import { workers } from '@/contracts/workers'
import type { Experience } from '@/contracts/workers/schemas'
import { APPROVALS_FOR_BADGE } from '@/domain/workers/review'
import { formatSlashDay } from '@/lib/date'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { Skeleton } from '@/ui/feedback/Skeleton'

type Props = { clientId: string; userId: number; workedCount: number }

/** The worker's experience at this store: occupations of worked shifts, and positions that reviews name. */
export function UserSkills({ clientId, userId, workedCount }: Props) {
  const query = useQuery(workers.experiences, { clientId, userId })
  const { data, error } = query
  const isLoading = !error && !data && workedCount > 0
  const items = data?.items ?? []
  return (
    <section aria-labelledby='user-skills'>
      <header>
        <h2 id='user-skills'>この店舗での経験</h2>
      </header>
      <QueryError of={query} name='この店舗での経験' inline />
      {isLoading && <Skeleton kind='text' />}
      {!error && !isLoading && (
        <div data-card='' data-skills=''>
          <Bars items={items.filter(({ kind }) => kind === 'occupation')} />
          {items.some(({ kind }) => kind === 'occupation') && (
            <p>働いた求人の職種と、その回数です。欠勤とキャンセルは数えません。</p>
          )}
          <Bars items={items.filter(({ kind }) => kind === 'position')} />
          <p data-loading={!data || undefined}>
            {items.some(({ kind }) => kind === 'position')
              ? `評価のときに選んだ「次回も頼みたい業務」の回数です。${APPROVALS_FOR_BADGE}回でバッジになります。`
              : `${items.length === 0 ? 'まだありません。' : ''}評価のときに「次回も頼みたい業務」を選ぶと、ここに並びます。`}
          </p>
        </div>
      )}
    </section>
  )
}

/** Experiences of one kind as bars, relative to the most frequent one. */
function Bars({ items }: { items: readonly Experience[] }) {
  const maxCount = Math.max(1, ...items.map(({ count }) => count))
  return items.map(({ kind, id, name, count, lastOn }) => (
    <div key={`${kind}:${id}`}>
      <b>{name}</b>
      <ProgressBar meter tone='ink' label={`${name}の回数`} value={count} max={maxCount} />
      <small>
        {count}回{lastOn && `・直近 ${formatSlashDay(lastOn)}`}
      </small>
    </div>
  ))
}
