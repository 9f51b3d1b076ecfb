import { useQuery } from '@/api/useQuery'
import { workers } from '@/contracts/workers'
import { approvalsForBadge } from '@/domain/workers/review'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { Skeleton } from '@/ui/feedback/Skeleton'

/** The positions that the store would offer this worker again, from its reviews. */
export function UserSkills({
  clientId,
  userId,
  workedCount,
}: {
  clientId: string
  userId: number
  workedCount: number
}) {
  const { data, error, isValidating, mutate } = useQuery(workers.badges, { clientId, userId })
  const isLoading = !error && !data && workedCount > 0
  const maxCount = Math.max(1, ...(data?.items ?? []).map((one) => one.approvedCount))
  return (
    <section aria-labelledby='user-skills'>
      <header>
        <h2 id='user-skills'>できる仕事</h2>
      </header>
      {error && (
        <ErrorState
          inline
          title='できる仕事を読み込めませんでした'
          onRetry={() => void mutate()}
          retrying={isValidating}
        >
          {error.message}
        </ErrorState>
      )}
      {isLoading && <Skeleton kind='text' />}
      {!error && !isLoading && (
        <div data-card='' data-skills=''>
          {data?.items.map((one) => (
            <div key={one.position}>
              <b>{one.position}</b>
              <ProgressBar
                meter
                tone='ink'
                label={`${one.position}の回数`}
                value={one.approvedCount}
                max={maxCount}
              />
              <small>{one.approvedCount}回</small>
            </div>
          ))}
          <p data-waits={!data || undefined}>
            {!data || data.items.length === 0
              ? 'まだありません。評価のときに「次回も頼みたい業務」を選ぶと、ここに並びます。'
              : `評価のときに選んだ「次回も頼みたい業務」の回数です。${approvalsForBadge}回でバッジになります。`}
          </p>
        </div>
      )}
    </section>
  )
}
