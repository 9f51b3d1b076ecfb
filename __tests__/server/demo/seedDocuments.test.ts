import { eq } from 'drizzle-orm'
import { stoolInspectionStatusOn } from '@/domain/offers/stoolInspection'
import { dayOf } from '@/lib/date'
import * as schema from '@/server/db/schema'
import { seedDemo } from '@/server/demo/seed/seedDemo'
import { pictureTypeOf, withoutMetadata } from '@/server/platform/uploads/picture'
import { testContext } from '@tests/kit/app'
import { truncateAll } from '@tests/kit/tables'

/** The supermarket, the only store of the demonstration that asks for stool inspections. */
const FOOD_STORE = 2
const NOW = new Date('2026-11-20T00:41:00Z')
const { matchings, documentFiles, qualificationDocuments, stoolInspectionReports } = schema

test('見本には、確認済みの資格証明書と、検便の三つの状態があり、どの書類も画像として読める', async () => {
  const context = await testContext()
  await context.engine.exec(truncateAll)
  const found = await context.db.tx('system', async (db) => {
    await seedDemo(db, { now: NOW, passwordHash: 'hash' })
    return {
      documentFiles: await db.select().from(documentFiles),
      documents: await db
        .select({
          document: qualificationDocuments,
          status: matchings.qualificationDocumentStatus,
          userId: matchings.userId,
        })
        .from(qualificationDocuments)
        .innerJoin(matchings, eq(matchings.id, qualificationDocuments.matchingId)),
      reports: await db.select().from(stoolInspectionReports),
      people: await db
        .selectDistinct({ userId: matchings.userId })
        .from(matchings)
        .where(eq(matchings.clientId, FOOD_STORE)),
    }
  })
  expect(found.documents.length).toBeGreaterThan(3)
  for (const { document, status, userId } of found.documents)
    expect([document.status, document.userId, status]).toEqual(['checked', userId, 'checked'])
  const statuses = new Set(
    found.people.map(({ userId }) =>
      stoolInspectionStatusOn(
        found.reports.find((report) => report.userId === userId),
        dayOf(NOW),
      ),
    ),
  )
  expect([...statuses].sort()).toEqual(['available', 'notRequested', 'pending'])
  // Each file belongs to a certificate or to a report that was submitted.
  expect(found.documentFiles.length).toBeGreaterThan(found.documents.length)
  for (const { body } of found.documentFiles) {
    const bytes = new Uint8Array(body ?? [])
    expect(pictureTypeOf(bytes)).toBe('image/png')
    expect(withoutMetadata(bytes, 'image/png')).toEqual(bytes)
  }
  await context.reset()
})
