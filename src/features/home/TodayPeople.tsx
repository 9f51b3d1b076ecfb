import styled from 'styled-components'
import type { useQuery } from '@/api/hooks'
import { type home, offerings } from '@/contracts/offerings'
import { Can } from '@/parts/Can'
import { PostButton } from '@/parts/PostButton'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { PageSection } from '@/ui/PageSection'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { Skeleton } from '@/ui/Skeleton'
import { color, font } from '@/ui/tokens'
import { TodayTicket } from './TodayTicket'

type Board = ReturnType<typeof useQuery<typeof home.today>>
type Props = { clientId: string; board: Board; day: string; today: string; tomorrow: string; onDay: (day: string) => void }

/** Everybody who is expected on a day, shift by shift, with where they stand now. What is over comes last: who is missing must be seen first. */
export function TodayPeople({ clientId, board: { data, error, isValidating, mutate }, day, today, tomorrow, onDay }: Props) {
  const board = data?.on === day ? data : undefined
  const word = day === today ? '今日' : day === tomorrow ? '明日' : 'この日'
  const over = board?.offerings.filter((o) => o.status === 'finished') ?? [], ahead = board?.offerings.filter((o) => o.status !== 'finished') ?? []
  const ticket = (o: (typeof over)[number]) => <TodayTicket key={o.id} clientId={clientId} offering={o} day={day} asOf={board?.asOf ?? o.startAt} />
  return (
    <PageSection line={false} title={`${word}来る人`} {...(board ? { note: `${board.peopleCount}名` } : {})}
      aside={<SegmentedControl label='表示する日' value={day === tomorrow ? tomorrow : today} options={[{ value: today, label: '本日' }, { value: tomorrow, label: '明日' }]} onChange={onDay} />}>
      {error && <ErrorState inline title={`${word}来る人を読み込めませんでした`} onRetry={() => void mutate()} retrying={isValidating}>{error.message}</ErrorState>}
      {!board && !error && <Skeleton kind='ticket' />}
      {board?.offerings.length === 0 && (
        <EmptyState art='offering' title={`${word}の勤務はありません`} action={<Can do={offerings.create}><PostButton clientId={clientId} /></Can>}>募集して人が決まると、ここに来る時間の順に並びます。</EmptyState>
      )}
      {ahead.map(ticket)}
      {over.length > 0 && <Over>終わった勤務</Over>}
      {over.map(ticket)}
    </PageSection>
  )
}

const Over = styled.h3`margin: 12px 0 -4px; font-size: ${font.s}; color: ${color.ink2};`
