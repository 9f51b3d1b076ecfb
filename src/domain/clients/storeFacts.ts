import type { Client } from '@/contracts/clients/schemas'
import type { StoreFact } from '@/contracts/dashboard/schemas'

/** The facts as the page of the store calls them. */
export const storeFactLabel: Record<StoreFact, string> = {
  address: '住所',
  phoneNumber: '電話番号',
  phoneCheck: '電話番号の確認',
  manager: '現場の責任者',
  meetingPlace: '集合場所',
}

type Facts = Pick<
  Client,
  'addressLine' | 'phoneNumber' | 'phoneVerifiedAt' | 'managerName' | 'defaultMeetingPlace'
>

/**
 * Returns the missing facts of a store, in the order of its page, which shows them as 未登録 or 未確認. None of them
 * prevents publishing, not even an unverified telephone number.
 */
export const missingStoreFacts = (client: Facts): StoreFact[] => [
  ...(client.addressLine ? [] : (['address'] as const)),
  ...(client.defaultMeetingPlace ? [] : (['meetingPlace'] as const)),
  ...(client.phoneNumber ? [] : (['phoneNumber'] as const)),
  ...(client.phoneNumber && client.phoneVerifiedAt === null ? (['phoneCheck'] as const) : []),
  ...(client.managerName ? [] : (['manager'] as const)),
]
