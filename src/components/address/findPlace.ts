import { request } from '@/api/client'
import { places } from '@/contracts/places'
import { prefecturesOfPostalCode } from '@/domain/accounts/postalCode'
import { prefectureName, prefectures } from '@/domain/data/prefectures'

/** The prefectures for a select, in their usual order. */
export const prefectureOptions = prefectures.map(([value, label]) => ({ value, label }))

export type FoundPlace = {
  prefectureCode: string
  city: string | null
  addressLine: string | null
}

/**
 * Finds the address for a postal code: that of a store or company with the same code, otherwise city and town of the
 * code. `clientId`: a store that the account may read; if the company has none yet (undefined), only the prefecture is
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
 * Updates an address after another postal code was typed. Prefecture and city follow the code. The address line becomes
 * the town of the code if it is empty or still `townBefore`, the town of the previous code; a typed line stays.
 */
export function addressAfter(
  { prefectureCode, city, addressLine }: AddressParts,
  place: FoundPlace,
  townBefore: string,
): AddressParts {
  // A city of another prefecture is removed, even if the new city is unknown.
  const cityKept = prefectureCode === place.prefectureCode ? city : ''
  const isTyped = addressLine !== '' && addressLine !== townBefore
  return {
    prefectureCode: place.prefectureCode,
    city: place.city ?? cityKept,
    addressLine: isTyped ? addressLine : (place.addressLine ?? ''),
  }
}

/** Formats what is known of a place, for a field with a whole address: '東京都渋谷区道玄坂'. */
export const addressText = ({ prefectureCode, city, addressLine }: FoundPlace) =>
  [prefectureName(prefectureCode), city, addressLine].join('')
