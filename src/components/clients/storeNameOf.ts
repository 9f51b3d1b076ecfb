import type { Client } from '@/contracts/clients/schemas'

/** The public name of a store: with its brand first, unless the name already starts with it. */
export const storeNameOf = ({ brandName, name }: Pick<Client, 'brandName' | 'name'>) =>
  brandName && !name.startsWith(brandName) ? `${brandName} ${name}` : name
