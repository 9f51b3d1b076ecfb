import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { todoHref } from '@/components/todos/todoHref'
import { dashboard } from '@/contracts/dashboard'
import { todoWords } from '@/domain/clients/todoWords'
import { minuteMs } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import * as S from './ClientFacts.styles'
import { SideList } from './SideList'

/** The to-dos of the store, each with a link to the page where it is done. */
export function ClientTodos({ clientId }: { clientId: string }) {
  const query = useQuery(dashboard.todos, { clientId }, { refreshInterval: minuteMs })
  const { data } = query
  return (
    <Card title='やること' heading='h2'>
      <QueryResult of={query} name='やること' inline skeleton={<Skeleton kind='text' rows={2} />} />
      {data?.items.length === 0 && <S.Unset>対応することはありません。</S.Unset>}
      {data && data.items.length > 0 && (
        <SideList
          items={data.items.map((todo) => ({
            key: todo.kind,
            label: todoWords[todo.kind].label,
            href: todoHref(todo, clientId) ?? href(routes.home, { clientId }),
            value: `${todo.count}${todoWords[todo.kind].unit}`,
            note: todo.note,
          }))}
        />
      )}
    </Card>
  )
}
