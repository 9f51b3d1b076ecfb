import { addDays, type Day, dayOf, minuteMs, msOf } from '@/lib/date'
import {
  documentFiles,
  qualificationDocuments,
  stoolInspectionReports,
  stoolInspectionSettings,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { Random } from '@/server/demo/market/random'
import { setSequences } from './bulk'
import { cardPicture } from './cardPicture'
import { FORKLIFT } from './occupations'
import { toSecond } from './shifts/clock'
import type { MatchingRow, Shift } from './types'

/** The supermarket prepares food: it requires stool inspections (検便). */
const FOOD_STORE = 2
const VALID_DAYS = 31
/** Days back and days ahead between which documents are made for shifts. */
const BACK_DAYS = 3
const AHEAD_DAYS = 14
const MAX_MATCHINGS = 200

/** Stores a picture for a worker at a store and returns its id. */
type SaveFile = (clientId: number, userId: number, createdAt: string) => Promise<number>

function fileSaver(db: Tx): SaveFile {
  const body = cardPicture()
  let lastId = 0
  return async (clientId, userId, createdAt) => {
    lastId += 1
    await db
      .insert(documentFiles)
      .values({ id: lastId, clientId, userId, mediaType: 'image/png', body, createdAt })
    return lastId
  }
}

/** The matchings around today that were not cancelled. */
function currentMatchings(shifts: readonly Shift[], today: Day): MatchingRow[] {
  const from = addDays(today, -BACK_DAYS)
  const to = addDays(today, AHEAD_DAYS)
  return shifts
    .filter(({ row }) => row.workOn >= from && row.workOn <= to)
    .flatMap(({ matched }) =>
      matched.filter(({ status }) => status !== 'cancel' && status !== 'rejected'),
    )
}

type DocumentInput = {
  random: Random
  saveFile: SaveFile
  matchings: readonly MatchingRow[]
  now: Date
}

/** Checked certificates of the workers who drive forklifts. */
async function seedCertificates(db: Tx, { random, saveFile, matchings, now }: DocumentInput) {
  const drivers = matchings.filter(
    ({ qualificationDocumentStatus }) => qualificationDocumentStatus === 'checked',
  )
  for (const { id, clientId, userId, matchedAt } of drivers.slice(0, MAX_MATCHINGS)) {
    const expiresOn = addDays(dayOf(now), random.int(120, 1500))
    const documentFileId = await saveFile(clientId, userId, matchedAt)
    const checkedMs = msOf(matchedAt) + random.int(10, 200) * minuteMs
    await db.insert(qualificationDocuments).values({
      clientId,
      matchingId: id,
      userId,
      qualificationId: FORKLIFT,
      documentFileId,
      status: 'checked',
      submittedAt: matchedAt,
      checkedAt: toSecond(Math.min(checkedMs, now.getTime())),
      expiresOn,
    })
  }
}

/** The first matching of each worker. */
const firstOfEachWorker = (matchings: readonly MatchingRow[]) =>
  matchings.filter(
    ({ userId }, index) => matchings.findIndex((other) => other.userId === userId) === index,
  )

/** Reports of the supermarket's workers: some were never requested, some are awaited, most are negative. */
async function seedInspectionReports(db: Tx, { random, saveFile, matchings, now }: DocumentInput) {
  const ofFoodStore = matchings.filter(({ clientId }) => clientId === FOOD_STORE)
  for (const { userId, matchedAt } of firstOfEachWorker(ofFoodStore.slice(0, MAX_MATCHINGS))) {
    const chance = random.next()
    const requestedAt = toSecond(msOf(matchedAt))
    const inspectedOn = addDays(dayOf(now), -random.int(3, 20))
    const isRequested = chance >= 0.15
    const isSubmitted = chance >= 0.3
    if (!isRequested) continue
    const request = { clientId: FOOD_STORE, userId, requestedAt }
    const result = isSubmitted && {
      submittedAt: requestedAt,
      checkedAt: requestedAt,
      inspectedOn,
      validUntilOn: addDays(inspectedOn, VALID_DAYS),
      result: 'negative' as const,
      documentFileId: await saveFile(FOOD_STORE, userId, requestedAt),
    }
    await db.insert(stoolInspectionReports).values({ ...request, ...result })
  }
}

/** Certificates of forklift drivers and stool inspections at the supermarket, for the shifts around today. */
export async function seedDocuments(db: Tx, random: Random, shifts: readonly Shift[], now: Date) {
  const matchings = currentMatchings(shifts, dayOf(now))
  const input = { random, saveFile: fileSaver(db), matchings, now }
  await seedCertificates(db, input)
  await db.insert(stoolInspectionSettings).values({
    clientId: FOOD_STORE,
    required: true,
    kinds: ['salmonella', 'shigella', 'o157', 'norovirus'],
    validDays: VALID_DAYS,
    submitDeadlineHoursBefore: 24,
    instructions: '検査機関の結果報告書を、全体が写るように撮影してください。',
  })
  await seedInspectionReports(db, input)
  await setSequences(db, [documentFiles])
}
