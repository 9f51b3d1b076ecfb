import { useUrlState } from '@/api/useUrlState'
import { readableIds } from '@/lib/query'
import type { Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { CancelPage } from './components/CancelPage'

/** The maximum number of workers in one request of `bulkCreate`. */
const MAX_WORKERS = 100

/** Cancels several matched workers of one shift for one reason. */
export function RejectScreen({ clientId, offeringId }: Params<typeof routes.reject.path>) {
  const [{ users }] = useUrlState(routes.reject.query)
  const userIds = readableIds(users).slice(0, MAX_WORKERS)
  return (
    <CancelPage clientId={clientId} offeringId={offeringId} userIds={userIds} isSingle={false} />
  )
}
