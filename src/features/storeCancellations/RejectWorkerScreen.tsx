import type { Params } from '@/routes/href'
import type { routes } from '@/routes/routes'
import { CancelPage } from './components/CancelPage'

/** Cancels one matched worker. */
export function RejectWorkerScreen({
  clientId,
  offeringId,
  userId,
}: Params<typeof routes.rejectUser.path>) {
  return (
    <CancelPage clientId={clientId} offeringId={offeringId} userIds={[Number(userId)]} isSingle />
  )
}
