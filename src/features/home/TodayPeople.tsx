import { RefreshCw } from 'lucide-react'
import styled from 'styled-components'
import { useQuery } from '@/api/hooks'
import { home, offerings } from '@/contracts/offerings'
import { formatTime } from '@/lib/jst'
import { Can } from '@/parts/Can'
import { PostButton } from '@/parts/PostButton'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { IconButton } from '@/ui/IconButton'
import { PageSection } from '@/ui/PageSection'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { Skeleton } from '@/ui/Skeleton'
import { color, font } from '@/ui/tokens'
import { TodayTicket } from './TodayTicket'

type Props = { clientId: string; on: string; day: string; today: string; tomorrow: string; onDay: (day: string) => void }

/** Everybody who is expected on a day, shift by shift, with where they stand now. */
export function TodayPeople({ clientId, on, day, today, tomorrow, onDay }: Props) {
  const { data, error, isValidating, mutate } = useQuery(home.today, { clientId, query: { on } }, { refreshInterval: 60_000 })
  const board = data?.on === day ? data : undefined
  const word = day === today ? '今日' : day === tomorrow ? '明日' : 'この日'
  return (
    <PageSection line={false} title={`${word}来る人`} {...(board ? { note: `${board.peopleCount}名` } : {})}
      aside={<SegmentedControl label='表示する日' value={day === tomorrow ? tomorrow : today} options={[{ value: today, label: '本日' }, { value: tomorrow, label: '明日' }]} onChange={onDay} />}>
      {board && <Updated>最終更新 {formatTime(board.asOf)}<IconButton label='今すぐ更新する' icon={<RefreshCw aria-hidden />} onClick={() => void mutate()} /></Updated>}
      {error && <ErrorState inline title={`${word}来る人を読み込めませんでした`} onRetry={() => void mutate()} retrying={isValidating}>{error.message}</ErrorState>}
      {!board && !error && <Skeleton kind='ticket' />}
      {board?.offerings.length === 0 && (
        <EmptyState art='offering' title={`${word}の勤務はありません`} action={<Can do={offerings.create}><PostButton clientId={clientId} /></Can>}>募集して人が決まると、ここに来る時間の順に並びます。</EmptyState>
      )}
      {board?.offerings.map((o) => <TodayTicket key={o.id} clientId={clientId} offering={o} day={day} asOf={board.asOf} />)}
    </PageSection>
  )
}

const Updated = styled.p`display: flex; align-items: center; justify-content: flex-end; gap: 4px; margin: -8px 0; font-size: ${font.xs}; color: ${color.ink2};`
