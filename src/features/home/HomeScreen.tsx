import { RefreshCw } from 'lucide-react'
import styled from 'styled-components'
import { useQuery } from '@/api/hooks'
import { useUrlState } from '@/api/useUrlState'
import { home, offerings } from '@/contracts/offerings'
import { addDays, dayOf, formatDay, formatMonth, formatTime, monthOf } from '@/lib/jst'
import { Can } from '@/parts/Can'
import { PostButton } from '@/parts/PostButton'
import { useForbidden } from '@/parts/useForbidden'
import { routes } from '@/routes'
import type { Params } from '@/routes/kit'
import { Forbidden } from '@/ui/Forbidden'
import { IconButton } from '@/ui/IconButton'
import { NowMark } from '@/ui/NowMark'
import { PageLayout } from '@/ui/PageLayout'
import { color, font, media } from '@/ui/tokens'
import { TwoColumns } from '@/ui/TwoColumns'
import { ShortOfPeople } from './ShortOfPeople'
import { TodayPeople } from './TodayPeople'
import { TodoList } from './TodoList'

/** A store's first page: who comes, and what waits. */
export function HomeScreen({ clientId }: Params<typeof routes.home.path>) {
  const [{ on }, setQuery] = useUrlState(routes.home.query)
  const now = new Date(), today = dayOf(now), day = on || today
  const forbidden = useForbidden(home.today)
  const board = useQuery(home.today, forbidden ? null : { clientId, query: { on } })
  const title = day === today ? <NowMark>{formatDay(day, now)}</NowMark> : formatDay(day, now)
  if (forbidden) {
    return <PageLayout title={title}><Forbidden title='この店舗のホームを見る権限がありません'>来る人とやることを見られるのは、店舗の担当者です。必要なときは、企業の管理者にご確認ください。</Forbidden></PageLayout>
  }
  return (
    <Head>
      <PageLayout over={formatMonth(monthOf(day))} title={title} pre={<ShortOfPeople clientId={clientId} />} actions={<>
        <span data-updated=''>
          {board.data && <>最終更新 {formatTime(board.data.asOf)}</>}
          <IconButton label='今すぐ更新する' icon={<RefreshCw aria-hidden data-turning={board.isValidating || undefined} />} onClick={() => void board.mutate()} />
        </span>
        <Can do={offerings.create}><PostButton clientId={clientId} float /></Can>
      </>}>
        <TwoColumns side={<TodoList clientId={clientId} />}>
          <TodayPeople clientId={clientId} board={board} day={day} today={today} tomorrow={addDays(today, 1)} onDay={(next) => void setQuery({ on: next === today ? '' : next })} />
        </TwoColumns>
      </PageLayout>
    </Head>
  )
}

/** The date and when it was read stand in one line, on phones too. */
const Head = styled.div`
  display: contents;
  [data-pre]:empty { display: none; }
  [data-updated] { display: inline-flex; align-items: center; gap: 4px; min-height: 36px; font-size: ${font.xs}; color: ${color.ink3}; white-space: nowrap; }
  ${media.phone} {
    > [data-page] > header { flex-direction: row; align-items: center; justify-content: space-between; margin-bottom: 12px; }
    > [data-page] > header p { display: none; }
    [data-pre] { margin-bottom: 20px; }
    [data-updated] { margin-right: -12px; }
  }
  ${media.tablet} { [data-actions] { align-items: center; } }
`
