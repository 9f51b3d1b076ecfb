import { masterCompanyOccupations, type OccupationKey, occupations } from '@/domain/data/masterData'
import type { Random } from '@/server/demo/market/random'
import type { StorePlan } from './data/stores'

/** The qualification of a forklift driver. */
export const FORKLIFT = 4
const industries: Record<StorePlan['key'], number> = {
  restaurant: 1,
  market: 2,
  warehouse: 3,
  hotel: 4,
  cafe: 1,
}
/** What every store of a kind promises, as tags. */
export const tagsOf: Record<StorePlan['key'], number[]> = {
  restaurant: [3, 5, 10, 16],
  market: [3, 5, 9],
  warehouse: [4, 8, 13, 20],
  hotel: [3, 5, 16],
  cafe: [3, 10, 16],
}

/** Returns the ids of the occupation of an offer and of its company-wide occupation. */
export function occupationOf(store: StorePlan['key'], key: OccupationKey) {
  const occupation = occupations.find((occupation) => occupation.key === key)
  const master =
    masterCompanyOccupations.find(
      (occupation) => occupation.occupation === key && occupation.industryId === industries[store],
    ) ?? masterCompanyOccupations.find((occupation) => occupation.occupation === key)
  if (!occupation || !master) throw new Error(`no occupation ${key}`)
  return { occupationId: occupation.id, masterId: master.id }
}
/** What a worker has done elsewhere, split over one to three occupations. */
export function occupationsOf(random: Random, count: number) {
  const chosen = random.shuffled(occupations).slice(0, random.int(1, 3))
  return count === 0
    ? []
    : chosen.map(({ id }, i) => ({
        occupationId: id,
        count: Math.max(1, Math.floor(count / (chosen.length + i))),
      }))
}
