import { crc32, deflateSync } from 'node:zlib'
import { addDays, type Day, dayOf, msOf } from '@/lib/date'
import type { Tx } from '@/server/db/transaction'
import {
  papers,
  qualificationDocuments,
  stoolInspectionReports,
  stoolInspectionSettings,
} from '@/server/db/schema'
import type { Random } from '@/server/demo/market/random'
import { setSequences } from './bulk'
import { FORKLIFT } from './occupations'
import type { Shift } from './types'

/** The supermarket prepares food: it asks for stool inspections. */
const FOOD_STORE = 2
/** So far back papers are kept; older shifts need none to be shown. */
const BACK_DAYS = 3
const AHEAD_DAYS = 14
const MOST = 200
const WIDTH = 480
const HEIGHT = 300

function chunk(name: string, data: Buffer) {
  const head = Buffer.alloc(4)
  const tail = Buffer.alloc(4)
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  head.writeUInt32BE(data.length)
  tail.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, tail])
}
/** A picture of a card, drawn with lines where text would be: it shows nobody. */
export function cardPicture(): Uint8Array {
  const rows = Array.from({ length: HEIGHT }, (_, y) => {
    const row = Buffer.alloc(1 + WIDTH, 250)
    row[0] = 0
    const photo = y > 70 && y < 230
    const line = y > 60 && y < 240 && y % 30 < 8
    const edge = y < 4 || y >= HEIGHT - 4
    if (edge) row.fill(90, 1)
    if (photo) row.fill(205, 1 + 30, 1 + 150)
    if (line) row.fill(150, 1 + 190, 1 + (y % 60 < 30 ? 430 : 340))
    if (y > 20 && y < 44) row.fill(110, 1 + 30, 1 + 260)
    row.fill(90, 1, 5)
    row.fill(90, WIDTH - 3)
    return row
  })
  const head = Buffer.alloc(13)
  head.writeUInt32BE(WIDTH, 0)
  head.writeUInt32BE(HEIGHT, 4)
  // Eight bits of grey.
  head[8] = 8
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new Uint8Array(
    Buffer.concat([
      signature,
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(Buffer.concat(rows))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

/** Certificates of those who drive forklifts, and stool inspections at the supermarket, for the shifts that are still looked at. */
export async function seedPapers(db: Tx, random: Random, shifts: readonly Shift[], now: Date) {
  const from = addDays(dayOf(now), -BACK_DAYS)
  const to = addDays(dayOf(now), AHEAD_DAYS)
  const body = cardPicture()
  const iso = (ms: number) => new Date(Math.floor(ms / 1000) * 1000).toISOString()
  const recent = shifts
    .filter(({ row }) => row.workOn >= from && row.workOn <= to)
    .flatMap(({ row, matched }) =>
      matched
        .filter((m) => m.status !== 'cancel' && m.status !== 'rejected')
        .map((m) => ({ row, m })),
    )
  let paperId = 0
  const paper = async (clientId: number, userId: number, createdAt: string) => {
    paperId += 1
    await db
      .insert(papers)
      .values({ id: paperId, clientId, userId, mediaType: 'image/png', body, createdAt })
    return paperId
  }
  for (const { m } of recent
    .filter(({ m }) => m.qualificationDocumentStatus === 'checked')
    .slice(0, MOST)) {
    const submittedAt = m.matchedAt
    const expiresOn: Day = addDays(dayOf(now), random.int(120, 1500))
    await db.insert(qualificationDocuments).values({
      clientId: m.clientId,
      matchingId: m.id,
      userId: m.userId,
      qualificationId: FORKLIFT,
      paperId: await paper(m.clientId, m.userId, submittedAt),
      status: 'checked',
      submittedAt,
      checkedAt: iso(Math.min(msOf(submittedAt) + random.int(10, 200) * 60_000, now.getTime())),
      expiresOn,
    })
  }
  await db.insert(stoolInspectionSettings).values({
    clientId: FOOD_STORE,
    required: true,
    kinds: ['salmonella', 'shigella', 'o157', 'norovirus'],
    validDays: 31,
    submitDeadlineHoursBefore: 24,
    instructions: '検査機関の結果報告書を、全体が写るように撮影してください。',
  })
  const asked = new Set<number>()
  for (const { m } of recent.filter(({ m }) => m.clientId === FOOD_STORE).slice(0, MOST)) {
    if (asked.has(m.userId)) continue
    asked.add(m.userId)
    const fate = random.next()
    const requestedAt = iso(msOf(m.matchedAt))
    const inspectedOn = addDays(dayOf(now), -random.int(3, 20))
    if (fate < 0.15) continue
    if (fate < 0.3) {
      await db
        .insert(stoolInspectionReports)
        .values({ clientId: FOOD_STORE, userId: m.userId, requestedAt })
      continue
    }
    const paperOfUser = await paper(FOOD_STORE, m.userId, requestedAt)
    await db.insert(stoolInspectionReports).values({
      clientId: FOOD_STORE,
      userId: m.userId,
      requestedAt,
      submittedAt: requestedAt,
      checkedAt: requestedAt,
      inspectedOn,
      validUntilOn: addDays(inspectedOn, 31),
      result: 'negative',
      paperId: paperOfUser,
    })
  }
  await setSequences(db, [papers])
}
