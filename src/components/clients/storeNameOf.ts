import type { Client } from '@/contracts/clients/schemas'

/** A store as outsiders know it: its brand first, unless its own name says it already. */
export const storeNameOf = ({ brandName, name }: Client) =>
  brandName && !name.startsWith(brandName) ? `${brandName} ${name}` : name
