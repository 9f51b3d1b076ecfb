import { useUrlState } from '@/api/useUrlState'
import { offerings } from '@/contracts/offerings'
import { addDays, dayOf, formatDay, formatMonth, monthOf } from '@/lib/jst'
import { Can } from '@/parts/Can'
import { PostButton } from '@/parts/PostButton'
import { routes } from '@/routes'
import type { Params } from '@/routes/kit'
import { NowMark } from '@/ui/NowMark'
import { PageLayout } from '@/ui/PageLayout'
import { TwoColumns } from '@/ui/TwoColumns'
import { TodayPeople } from './TodayPeople'
import { TodoList } from './TodoList'

/** A store's first page: who comes, and what waits. */
export function HomeScreen({ clientId }: Params<typeof routes.home.path>) {
  const [{ on }, setQuery] = useUrlState(routes.home.query)
  const today = dayOf(new Date()), day = on || today
  return (
    <PageLayout over={formatMonth(monthOf(day))} title={day === today ? <NowMark>{formatDay(day, new Date())}</NowMark> : formatDay(day, new Date())} actions={<Can do={offerings.create}><PostButton clientId={clientId} /></Can>}>
      <TwoColumns side={<TodoList clientId={clientId} />}>
        <TodayPeople clientId={clientId} on={on} day={day} today={today} onDay={(next) => void setQuery({ on: next === today ? '' : next })} tomorrow={addDays(today, 1)} />
      </TwoColumns>
    </PageLayout>
  )
}
