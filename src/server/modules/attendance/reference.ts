import type { attendance } from '@/contracts/attendance'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `attendance`. */
export const attendanceReference: ReferenceOf<typeof attendance> = {
  one: {
    summary: 'チェックイン・チェックアウトのQRコード',
    description: 'The codes with which workers check in and out.',
  },
  renew: {
    summary: 'チェックイン・チェックアウトのQRコードの再発行',
    description: 'Makes new codes; the earlier ones end. 409 `stale` when somebody else was first.',
  },
}
