import { isWrite, type CallState } from '@/server/http/callState'
import { ApiError } from '@/server/http/errors'

/** Who cannot sign in or renew a session cannot read either; what these calls write is small. */
const SESSIONS = 'sessions'

/** Refuses writes while the disk is nearly full, because the database stops working on one that is full. */
export async function requireDiskSpace({ context, route: { endpoint } }: CallState): Promise<void> {
  if (!isWrite(endpoint) || endpoint.resource === SESSIONS) return
  if (await context.diskSpace?.isLow())
    throw new ApiError(
      507,
      'disk_full',
      'サーバーの空き容量が足りないため、保存していません。システムの管理者にご連絡ください。空き容量が増えてから、もう一度お試しください。',
      { headers: { 'Retry-After': '60' } },
    )
}
