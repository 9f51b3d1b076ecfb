import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Role } from '@/contracts/permission'
import { places as contract, trackingData as trackingContract } from '@/contracts/places'
import { Places, TrackingData, type Place } from '@/contracts/places/schemas'
import { postalDigits, prefecturesOfPostalCode } from '@/domain/accounts/postalCode'
import { prefectureName } from '@/domain/data/prefectures'
import type { Account, ClientScope } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { clients, companies, offerings, offers } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { invalid } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { placesReference, trackingDataReference } from './reference'

const MAX_PLACES = 5
/** The number of offers, latest first, whose places are searched. */
const LATEST_OFFERS = 200

export const placeRoutes = implement(contract, placesReference, {
  find: {
    response: Places,
    run: async ({ db, scope, query }) => {
      const digits = query.postalCode ? postalDigits(query.postalCode) : undefined
      const address = query.address.trim()
      if (query.postalCode && digits === undefined)
        throw invalid({ postalCode: '郵便番号は7桁の数字で入力してください。' })
      if ((digits === undefined) === (address === ''))
        throw invalid({ postalCode: '郵便番号か住所の、どちらか1つで検索してください。' })
      const matchingPlaces = (await knownPlaces(db, scope)).filter((place) =>
        digits === undefined
          ? plain([place.prefectureName, place.city, place.addressLine].join('')).includes(
              plain(address),
            )
          : place.postalCode === digits,
      )
      // The place of an offer is one text, without its city.
      const hasCity = matchingPlaces.some(({ city }) => city !== null)
      const others = digits === undefined || hasCity ? [] : await placesOfCode(digits)
      return { items: [...matchingPlaces, ...others].slice(0, MAX_PLACES) }
    },
  },
})

/** Without spaces, and with digits and letters in one width. */
const plain = (text: string) => text.normalize('NFKC').replace(/\s/g, '')

const place = (row: Partial<Place> & Pick<Place, 'source'>): Place => ({
  postalCode: null,
  city: null,
  addressLine: null,
  latitude: null,
  longitude: null,
  stations: [],
  prefectureCode: null,
  ...row,
  prefectureName: prefectureName(row.prefectureCode ?? '') ?? null,
})
/** The public data of a code: its cities, or the prefectures of its first digits if it is newer than the table. */
async function placesOfCode(postalCode: string): Promise<Place[]> {
  // The table is large: the first search loads it, not the start.
  const { citiesOfPostalCode } = await import('./postalTable')
  const cities = citiesOfPostalCode(postalCode).map((city) =>
    place({ source: 'postal', postalCode, ...city }),
  )
  return cities.length > 0
    ? cities
    : prefecturesOfPostalCode(postalCode).map((prefectureCode) =>
        place({ source: 'prefix', postalCode, prefectureCode }),
      )
}

/** Addresses that the store and its company have entered themselves; no external service is called. */
async function knownPlaces(db: Tx, scope: ClientScope): Promise<Place[]> {
  const { client, company } = firstOrNotFound(
    await db
      .select({ client: clients, company: companies })
      .from(clients)
      .innerJoin(companies, eq(companies.id, clients.companyId))
      .where(eq(clients.id, scope.clientId)),
  )
  const written = await db
    .select({ content: offers.content })
    .from(offers)
    .where(and(scope.has(offers), sql`${offers.content} #>> '{place,address}' <> ''`))
    .orderBy(desc(offers.updatedAt))
    .limit(LATEST_OFFERS)
  const found = [
    place({
      ...parts(client),
      latitude: client.latitude,
      longitude: client.longitude,
      stations: client.nearestStations,
      source: 'client',
    }),
    place({ ...parts(company), source: 'company' }),
    ...written.map(({ content }) =>
      place({
        postalCode: content.place.postalCode || null,
        addressLine: content.place.address,
        source: 'offer',
      }),
    ),
  ]
  const nameOf = ({ postalCode, prefectureName: prefecture, city, addressLine }: Place) =>
    plain([postalCode, prefecture, city, addressLine].join())
  // Many offers name the same place.
  return found.filter(
    (one, i) =>
      (one.city ?? one.addressLine) !== null &&
      found.findIndex((other) => nameOf(other) === nameOf(one)) === i,
  )
}
const parts = ({
  postalCode,
  prefectureCode,
  city,
  addressLine,
}: Pick<
  typeof clients.$inferSelect,
  'postalCode' | 'prefectureCode' | 'city' | 'addressLine'
>) => ({ postalCode, prefectureCode, city, addressLine })

/** The role that counts in this store: its own before that of the company. */
const roleIn = ({ memberships }: Account, { clientId, companyId }: ClientScope): Role | undefined =>
  (
    memberships.find((membership) => membership.clientId === clientId) ??
    memberships.find(
      (membership) => membership.clientId === null && membership.companyId === companyId,
    )
  )?.role

export const trackingRoutes = implement(trackingContract, trackingDataReference, {
  trackingData: {
    response: TrackingData,
    run: async ({ db, scope, account }) => {
      const store = firstOrNotFound(
        await db
          .select({
            prefectureCode: clients.prefectureCode,
            companyClassification: companies.classification,
            selfEmployed: companies.selfEmployed,
            industry: companies.industry,
          })
          .from(clients)
          .innerJoin(companies, eq(companies.id, clients.companyId))
          .where(eq(clients.id, scope.clientId)),
      )
      const [published] = await db
        .select({ id: offerings.id })
        .from(offerings)
        .where(and(scope.has(offerings), isNotNull(offerings.publishedAt)))
        .limit(1)
      const role = firstOrNotFound([roleIn(account, scope)].flatMap((r) => r ?? []))
      return {
        ...store,
        accountId: account.id,
        companyId: scope.companyId,
        clientId: scope.clientId,
        role,
        alreadyPublishedOffering: published !== undefined,
      }
    },
  },
})
