import { useUrlState } from '@/api/useUrlState'
import { routes } from '@/routes/routes'
import type { Params } from '@/routes/href'
import { CancelPage } from './components/CancelPage'

const MOST = 100
/** Cancels several matched workers of one shift for one reason. */
export function RejectScreen({ clientId, offeringId }: Params<typeof routes.reject.path>) {
  const [{ users }] = useUrlState(routes.reject.query)
  const ids = [
    ...new Set(
      users
        .split(',')
        .filter((text) => /^[1-9]\d{0,14}$/.test(text))
        .map(Number),
    ),
  ].slice(0, MOST)
  return <CancelPage clientId={clientId} offeringId={offeringId} userIds={ids} single={false} />
}
