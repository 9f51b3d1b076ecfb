import type { Operation } from '@/server/db/transaction'
import { decideLiftRequests } from './suspension'
import { decideLimitRequests } from './usageLimit'

export { decideLiftRequest, openLiftRequests, suspendStore } from './suspension'

/** The embedded operator decides every request whose review is due. */
export async function decideDueRequests(operation: Operation) {
  await decideLimitRequests(operation)
  await decideLiftRequests(operation)
}
