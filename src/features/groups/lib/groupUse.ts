import type { GroupDetail } from '@/contracts/groups/schemas'

/** A published posting that is limited to a group. `clientName`: where several stores have such postings. */
export type GroupUse = GroupDetail['inUseBy'][number] & {
  clientId: number
  clientName?: string | undefined
}
