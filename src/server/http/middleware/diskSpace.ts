import { isWrite, type CallState } from '@/server/http/callState'
import { ApiError } from '@/server/http/errors'
import { DISK_FULL_CODE, DISK_FULL_MESSAGE } from '@/server/platform/diskSpace'

/** Calls of this resource pass: they write little, and without signing in nobody could read. */
const SESSIONS_RESOURCE = 'sessions'

/** Refuses writes while the disk is nearly full, because the database stops working on one that is full. */
export async function requireDiskSpace({ context, route: { endpoint } }: CallState): Promise<void> {
  if (!isWrite(endpoint) || endpoint.resource === SESSIONS_RESOURCE) return
  if (await context.diskSpace?.isLow())
    throw new ApiError(507, DISK_FULL_CODE, DISK_FULL_MESSAGE, { headers: { 'Retry-After': '60' } })
}
