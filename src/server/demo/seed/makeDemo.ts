import { dayOf } from '@/lib/date'
import { randomFrom, seedOf } from '@/server/demo/market/random'
import { bonusRows } from './bonuses'
import { makeConversations } from './conversations/makeConversations'
import { addNegotiation } from './conversations/negotiation'
import { dedicateToGraduates, graduateRows } from './graduates'
import { makeLongTerm } from './longTerm'
import { confirmOneMatch, letOneMatchNoLongerFit } from './matchChecks'
import { offersOf, type PlannedOffer, storesOf } from './offering'
import { makePeople } from './people'
import { makeRelations } from './relations/makeRelations'
import { makeResidenceCards } from './residence'
import { addOpenCorrections } from './shifts/corrections'
import { makeShifts } from './shifts/makeShifts'
import type { Shift } from './types'

const WORKERS = 240
const MAX_COPIES = 8

/** Sets on each offer when the last shift was made from it. */
function setLatestOfferings(offers: readonly PlannedOffer[], shifts: readonly Shift[]) {
  const latest = new Map<number, string>()
  for (const { row } of shifts)
    if ((latest.get(row.offerId) ?? '') < row.createdAt) latest.set(row.offerId, row.createdAt)
  for (const { row, id } of offers) row.latestOfferCreatedAt = latest.get(id) ?? null
}

/** Returns a separate random generator for each part, so that a change of one part leaves the others unchanged. */
export const partRandom = (seed: number, part: string) => randomFrom(seedOf(seed, part))

/**
 * All rows of the demonstration that depend on each other, in memory. Above scale 1 there are further stores of the
 * same kinds, more shifts for each slot and more workers.
 */
export function makeDemo({ now, seed, scale }: { now: Date; seed: number; scale: number }) {
  const copies = Math.max(1, Math.min(MAX_COPIES, Math.round(Math.sqrt(scale))))
  const perSlot = Math.max(1, Math.round(scale / copies))
  const stores = storesOf(copies)
  const peopleCount = Math.round(WORKERS * (1 + (scale - 1) * 0.7))
  const people = makePeople(partRandom(seed, 'people'), peopleCount, dayOf(now))
  const offers = offersOf(stores, now)
  const bonuses = bonusRows(offers, now)
  const { shifts, fixes } = makeShifts(partRandom(seed, 'shifts'), {
    offers,
    bonuses,
    people,
    stores,
    perSlot,
    now,
  })
  dedicateToGraduates(shifts, now)
  addOpenCorrections(partRandom(seed, 'fixes'), shifts, fixes, now)
  const relations = makeRelations(partRandom(seed, 'relations'), { shifts, people, stores, now })
  letOneMatchNoLongerFit(shifts, people, now)
  const matchConfirmations = confirmOneMatch(shifts, now)
  const longTerm = makeLongTerm(partRandom(seed, 'longTerm'), {
    shifts,
    relations: relations.relations,
    blockedUserIds: new Set(relations.blocks.map(({ userId }) => userId)),
    now,
  })
  const conversations = makeConversations(partRandom(seed, 'talk'), { shifts, stores, now })
  const claims = addNegotiation(conversations, shifts, now)
  setLatestOfferings(offers, shifts)
  const cards = makeResidenceCards(people, shifts, dayOf(now))
  return {
    stores,
    people,
    cards,
    offers,
    bonuses,
    shifts,
    fixes,
    matchConfirmations,
    ...relations,
    graduates: graduateRows(relations.relations, dayOf(now)),
    ...longTerm,
    conversations,
    claims,
  }
}
export type Demo = ReturnType<typeof makeDemo>
