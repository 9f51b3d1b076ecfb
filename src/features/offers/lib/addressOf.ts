import type { ClientBase } from '@/contracts/clients/schemas'

/** The address of the store in one line; '' if it is unknown. */
export const addressOf = ({
  client: { prefectureName, city, addressLine, building },
}: ClientBase) =>
  `${[prefectureName, city, addressLine].filter(Boolean).join('')}${building ? ` ${building}` : ''}`
