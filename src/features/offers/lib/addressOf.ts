import type { ClientBase } from '@/contracts/clients/schemas'

/** Where the store is, in one line; '' while it has not said. */
export const addressOf = ({
  client: { prefectureName, city, addressLine, building },
}: ClientBase) =>
  `${[prefectureName, city, addressLine].filter(Boolean).join('')}${building ? ` ${building}` : ''}`
