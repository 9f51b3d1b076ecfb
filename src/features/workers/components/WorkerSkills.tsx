import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { QueryError } from '@/components/queries/QueryResult'
import { SectionCard } from '@/components/workers/SectionCard'
import { WorkerSection } from '@/components/workers/WorkerSection'
import { workers } from '@/contracts/workers'
import type { Experience } from '@/contracts/workers/schemas'
import { APPROVALS_FOR_BADGE } from '@/domain/workers/review'
import { serverNow } from '@/lib/clock'
import { formatSlashDay } from '@/lib/date'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { color, font, media, rem } from '@/ui/tokens'

type Props = { clientId: string; userId: number; workedCount: number }

/** The worker's experience at this store: occupations of worked shifts, and positions that reviews name. */
export function WorkerSkills({ clientId, userId, workedCount }: Props) {
  const query = useQuery(workers.experiences, { clientId, userId })
  const { data, error } = query
  const isLoading = !error && !data && workedCount > 0
  const items = data?.items ?? []
  return (
    <WorkerSection id='user-skills' title='この店舗での経験'>
      <QueryError of={query} name='この店舗での経験' inline />
      {isLoading && <Skeleton kind='text' />}
      {!error && !isLoading && (
        <Skills>
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
        </Skills>
      )}
    </WorkerSection>
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
        {count}回{lastOn && `・直近 ${formatSlashDay(lastOn, serverNow())}`}
      </small>
    </div>
  ))
}

const Skills = styled(SectionCard)`
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(${rem(40)}, 1fr) ${rem(112)};
    gap: 12px;
    align-items: center;
  }
  b {
    font-size: ${font.s};
    overflow-wrap: anywhere;
  }
  > div > small {
    color: ${color.ink3};
    text-align: right;
  }
  ${media.largeText} {
    > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 4px;
    }
  }
`
