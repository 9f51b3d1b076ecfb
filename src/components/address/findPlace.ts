import { request } from '@/api/client'
import { places } from '@/contracts/places'
import { prefecturesOfPostalCode } from '@/domain/accounts/postalCode'
import { prefectureName } from '@/domain/data/prefectures'

export type FoundPlace = {
  prefectureCode: string
  city: string | null
  addressLine: string | null
}

/**
 * What a postal code says about an address: that of a store or company with the same code, else its city and town.
 * `clientId`: a store that the account may read; where the company has none yet (undefined), only the prefecture is
 * known. The result is undefined for an unknown code.
 */
export async function findPlace(
  clientId: string | undefined,
  postalCode: string,
): Promise<FoundPlace | undefined> {
  if (clientId === undefined) {
    const [prefectureCode] = prefecturesOfPostalCode(postalCode)
    return prefectureCode ? { prefectureCode, city: null, addressLine: null } : undefined
  }
  const { items } = await request(places.find, { clientId, query: { postalCode } })
  const place = items.find(({ prefectureCode }) => prefectureCode !== null)
  return place && { ...place, prefectureCode: place.prefectureCode ?? '' }
}

type AddressParts = { prefectureCode: string; city: string; addressLine: string }

/**
 * An address after another postal code was typed: prefecture and city follow the code, and so does the town where the
 * line holds nothing else. `townBefore`: what the code before had put into the line. A typed line stays.
 */
export function addressAfter(
  { prefectureCode, city, addressLine }: AddressParts,
  place: FoundPlace,
  townBefore: string,
): AddressParts {
  // No city of another prefecture stays, even where the table does not know the new one.
  const cityKept = prefectureCode === place.prefectureCode ? city : ''
  const isTyped = addressLine !== '' && addressLine !== townBefore
  return {
    prefectureCode: place.prefectureCode,
    city: place.city ?? cityKept,
    addressLine: isTyped ? addressLine : (place.addressLine ?? ''),
  }
}

/** '東京都渋谷区道玄坂': what is known of a place, for a field that holds a whole address. */
export const addressText = ({ prefectureCode, city, addressLine }: FoundPlace) =>
  [prefectureName(prefectureCode), city, addressLine].join('')
