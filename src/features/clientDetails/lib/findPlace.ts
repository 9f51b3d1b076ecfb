import { request } from '@/api/client'
import { places } from '@/contracts/places'
import { prefecturesOfPostalCode } from '@/domain/accounts/postalCode'

type FoundPlace = {
  prefectureCode: string
  city: string | null
  addressLine: string | null
}

/**
 * What a postal code says about an address: that of a store or company with the same code, else the prefecture.
 * `clientId`: a store that the account may read; undefined where the company has none yet. The result is undefined
 * for an unknown code.
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
