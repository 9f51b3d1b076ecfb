import { useQuery } from '@/api/useQuery'
import { QueryError } from '@/components/queries/QueryResult'
import { factChecks } from '@/contracts/factChecks'
import type { FactCheckTask } from '@/contracts/factChecks/schemas'
import type { Params } from '@/routes/href'
import type { routes } from '@/routes/routes'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { PageSection } from '@/ui/layout/PageSection'
import { TaskCard } from './components/TaskCard'

const canSubmit = ({ status }: FactCheckTask) =>
  status === 'open' || status === 'returned' || status === 'expired'

/** The fact checks that the operator has requested of the store, with its submissions. */
export function FactChecksScreen({ clientId }: Params<typeof routes.factChecks.path>) {
  const query = { clientId: Number(clientId) }
  const result = useQuery(factChecks.tasks, { query })
  const { data, error } = result
  return (
    <PageLayout title={<BarTitle>事業実態確認</BarTitle>} width='form'>
      {!data && error && <QueryError of={result} name='事業実態確認' heading='h2' />}
      {!data && !error && <Skeleton kind='cards' />}
      {data?.items.length === 0 && (
        <EmptyState heading='h2' art='worker' title='確認の依頼はありません'>
          運営から依頼があると、ここに表示され、店舗管理者にメールが届きます。
        </EmptyState>
      )}
      {data && <Tasks clientId={clientId} tasks={data.items} />}
    </PageLayout>
  )
}

function Tasks({ clientId, tasks }: { clientId: string; tasks: readonly FactCheckTask[] }) {
  const open = tasks.filter(canSubmit)
  const handedIn = tasks.filter((task) => !canSubmit(task))
  return (
    <>
      {open.length > 0 && (
        <PageSection title='提出する' note={`${open.length}件`} line={false}>
          {open.map((task) => (
            <TaskCard key={task.id} clientId={clientId} task={task} canSubmit />
          ))}
        </PageSection>
      )}
      {handedIn.length > 0 && (
        <PageSection title='これまでの提出' note={`${handedIn.length}件`} line={open.length > 0}>
          {handedIn.map((task) => (
            <TaskCard key={task.id} clientId={clientId} task={task} canSubmit={false} />
          ))}
        </PageSection>
      )}
    </>
  )
}
