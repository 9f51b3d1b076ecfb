import type { GroupDetail } from '@/contracts/groups/schemas'

/** A published offering that is limited to a group. `clientName`: set if several stores have such offerings. */
export type GroupUse = GroupDetail['inUseBy'][number] & {
  clientId: number
  clientName?: string | undefined
}
