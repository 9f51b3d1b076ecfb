import type { routes } from '@/routes'
import type { Params } from '@/routes/kit'
import { CancelPage } from './CancelPage'

/** One matched worker is called off. */
export function RejectUserScreen({ clientId, offeringId, userId }: Params<typeof routes.rejectUser.path>) {
  return <CancelPage clientId={clientId} offeringId={offeringId} userIds={[Number(userId)]} single />
}
