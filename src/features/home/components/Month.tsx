import { useQuery } from '@/api/hooks'
import { postings } from '@/contracts/postings'
import { standing } from '@/contracts/evaluation'
import { storeMonth } from '@/contracts/storeMonth'
import { dayOf, monthOf } from '@/lib/dates/tokyoDate'
import { formatNumber, formatYen } from '@/lib/text/money'
import { useCan } from '@/components/permissions/useCan'
import { Card } from '@/ui/layout/Card'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { PageSection } from '@/ui/layout/PageSection'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { CostPicture } from './CostPicture'
import { FillPicture } from './FillPicture'

const slash = (day: string) => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`
type Tile = { label: string; value: string | undefined; unit: string; told: string }

/** The month so far in four numbers and two pictures. Who may not see money sees the rest. */
export function Month({ clientId }: { clientId: string }) {
  const today = dayOf(new Date())
  const mayCost = useCan(storeMonth.cost)
  const here = { clientId }
  const summary = useQuery(storeMonth.summary, here)
  const evaluation = useQuery(standing.evaluation, here)
  const cost = useQuery(storeMonth.cost, mayCost ? here : null)
  const fill = useQuery(postings.calendar, { clientId, query: { month: monthOf(today) } })
  const reads = [summary, evaluation, fill, ...(mayCost ? [cost] : [])]
  const failed = reads.filter((read) => read.error)
  const waiting = reads.some((read) => !read.data && !read.error)
  const s = summary.data
  const e = evaluation.data
  const c = cost.data
  const tiles: Tile[] = [
    ...(s
      ? [
          {
            label: '勤務',
            value: formatNumber(s.workedCount),
            unit: '件',
            told: `先月の同じ日まで ${formatNumber(s.workedCountBefore)}件`,
          },
        ]
      : []),
    ...(c
      ? [
          {
            label: '利用額(見込み)',
            value: formatNumber(c.totalYen),
            unit: '円',
            told:
              c.limitYen === null || c.limitYen === 0
                ? '月末までに決まっている分'
                : `上限 ${formatYen(c.limitYen)}の${Math.round((c.totalYen * 100) / c.limitYen)}%`,
          },
        ]
      : []),
    ...(e
      ? [
          {
            label: '店舗のGood率',
            value: e.goodRate === null ? undefined : String(e.goodRate),
            unit: '%',
            told:
              e.reviewCount === 0 ? '評価はまだありません' : `評価${formatNumber(e.reviewCount)}件`,
          },
        ]
      : []),
    ...(s
      ? [
          {
            label: 'リピート',
            value: s.repeatRate === null ? undefined : String(s.repeatRate),
            unit: '%',
            told: '2回以上きた人の割合',
          },
        ]
      : []),
  ]
  return (
    <PageSection
      line={false}
      title='今月'
      note={`${slash(`${monthOf(today)}-01`)}〜${Number(today.slice(8))}日`}
    >
      {failed.length > 0 && (
        <ErrorState
          inline
          title={
            failed.length === reads.length
              ? '今月のまとめを読み込めませんでした'
              : '今月のまとめの一部を読み込めませんでした'
          }
          onRetry={() => {
            for (const read of failed) void read.mutate()
          }}
          retrying={failed.some((read) => read.isValidating)}
        >
          {failed[0]?.error?.message}
        </ErrorState>
      )}
      {waiting ? (
        <Skeleton kind='people' rows={5} />
      ) : (
        <>
          {tiles.length > 0 && (
            <Card flush>
              <dl className='homeTiles'>
                {tiles.map((t) => (
                  <div key={t.label}>
                    <dt>{t.label}</dt>
                    <dd>
                      {t.value === undefined ? (
                        <b>–</b>
                      ) : (
                        <>
                          <b>{t.value}</b>
                          {t.unit}
                        </>
                      )}
                      <small>{t.told}</small>
                    </dd>
                  </div>
                ))}
              </dl>
            </Card>
          )}
          {fill.data?.days.some((day) => day.peopleWanted > 0) && (
            <FillPicture days={fill.data.days} today={today} />
          )}
          {c && c.totalYen > 0 && <CostPicture cost={c} today={today} />}
        </>
      )}
    </PageSection>
  )
}
