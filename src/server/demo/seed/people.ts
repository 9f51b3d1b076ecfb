import type { MembershipTier } from '@/contracts/workers/enums'
import { addDays, type Day } from '@/lib/date'
import type { users } from '@/server/db/schema'
import type { Random } from '@/server/demo/market/random'
import {
  familyNames,
  femaleNames,
  foreignNames,
  givenPeople,
  introductions,
  maleNames,
} from './data/names'
import { FORKLIFT, occupationsOf } from './occupations'

export type Person = typeof users.$inferInsert & {
  id: number
  prefectureCode: string
  qualificationIds: number[]
  totalWorkedCount: number
  goodCount: number
  reviewCount: number
  cancelCount: number
  lastMinuteCancelCount: number
  noShowCount: number
  penaltyPoints: number
}
/** The prefectures in which workers live, each with its share in twentieths. */
const homes = [
  ['13', 6],
  ['27', 4],
  ['12', 4],
  ['14', 3],
  ['23', 3],
] as const
const homeOf = homes.flatMap(([code, share]) => Array.from({ length: share }, () => code))

/** Normalizes furigana for the search. */
const kanaKeyOf = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/[ぁ-ゖ]/g, (c) => String.fromCodePoint((c.codePointAt(0) ?? 0) + 0x60))
/** The tier of a worker by the number of shifts worked. */
export function tierOf(workedCount: number): MembershipTier {
  if (workedCount < 5) return 'rookie'
  if (workedCount < 30) return 'hope'
  return workedCount < 120 ? 'ace' : 'master'
}

/** Workers with what they did elsewhere; what they do here is added when the shifts are known. */
export function makePeople(random: Random, count: number, today: Day): Person[] {
  const seen = new Set<string>()
  const drawName = (index: number) => {
    const given = givenPeople[index]
    if (given) return given
    if (random.chance(0.04)) {
      const foreign = random.pick(foreignNames)
      if (!seen.has(foreign.name)) return foreign
    }
    for (let tries = 0; ; tries++) {
      const gender = random.chance(0.5) ? ('male' as const) : ('female' as const)
      // The first names of the list are the frequent ones.
      const family = familyNames[Math.floor(familyNames.length * random.next() ** 1.3)] ?? [
        '佐藤',
        'サトウ',
      ]
      const first = random.pick(gender === 'male' ? maleNames : femaleNames)
      const person = { name: `${family[0]} ${first[0]}`, kana: `${family[1]} ${first[1]}`, gender }
      if (!seen.has(person.name) || tries > 5) return person
    }
  }
  return Array.from({ length: count }, (_, index) => {
    const { name, kana, gender } = drawName(index)
    const id = index + 1
    seen.add(name)
    const prefectureCode =
      index < givenPeople.length ? '13' : (homeOf[index % homeOf.length] ?? '13')
    const age = random.chance(0.35) ? random.int(18, 25) : random.int(26, 64)
    const elsewhere =
      index < givenPeople.length ? random.int(20, 150) : Math.floor(170 * random.next() ** 4)
    const reviewCount = Math.floor(elsewhere * 0.8)
    const cancelCount = Math.floor(elsewhere * 0.08 * random.next())
    return {
      id,
      name,
      nameKana: kana,
      kanaKey: kanaKeyOf(/^[A-Z ]+$/.test(kana) ? name : kana),
      birthOn: addDays(today, -Math.floor(365.25 * age) - random.int(5, 350)),
      gender: random.chance(0.05) ? 'unspecified' : gender,
      phoneNumber: `0900000${String(1000 + (index % 9000))}`,
      tier: 'rookie',
      selfIntroduction: random.chance(0.5) ? random.pick(introductions) : null,
      occupations: occupationsOf(random, elsewhere),
      qualificationIds: prefectureCode === '12' && random.chance(0.2) ? [FORKLIFT] : [],
      totalWorkedCount: elsewhere,
      goodCount: Math.round(reviewCount * (0.86 + 0.14 * random.next())),
      reviewCount,
      cancelCount,
      lastMinuteCancelCount: Math.floor(cancelCount * 0.4),
      noShowCount: random.chance(0.05) ? 1 : 0,
      penaltyPoints: random.chance(0.15) ? random.int(1, 6) : 0,
      prefectureCode,
      longTermPreferred: random.chance(0.2),
      createdAt: `${addDays(today, -random.int(100, 900))}T03:00:00.000Z`,
    }
  })
}

/**
 * Who may be called to a store: people of its prefecture, and some of the neighbours of Tokyo. The first ones come
 * most often.
 */
export function poolOf(people: readonly Person[], prefectureCode: string): Person[] {
  const near = ['12', '13', '14']
  return people.filter(
    (person, index) =>
      person.prefectureCode === prefectureCode ||
      (near.includes(prefectureCode) && near.includes(person.prefectureCode) && index % 6 === 1),
  )
}
