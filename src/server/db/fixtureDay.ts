import { eq, getTableName, sql } from 'drizzle-orm'
import type { Tx } from './database'
import { aiSuggestionJobs, bonusContracts, clientReviews, fixPaymentRequests, manualPieces, manuals, matchings, multidateItems, multidatePostings, papers, qualificationDocuments, stoolInspectionReports } from './schema'

const shift = { startAt: '2029-12-18T01:00:00.000Z', endAt: '2029-12-18T06:00:00.000Z', breakMin: 0 }
/** What the correction of the fixture pays: ten minutes more than planned. */
export const FIXTURE_FIX_YEN = 8250

/** What waits on the day of the fixture, for one client: the shift that is over has a correction. */
export async function seedFixtureDay(db: Tx, clientId: number) {
  const over = clientId * 10 + 3
  await db.update(matchings).set({ fixedPay: null, paymentStatus: 'awaiting_fix' }).where(eq(matchings.id, over))
  await db.insert(fixPaymentRequests).values({
    id: clientId, clientId, matchingId: over, reasonKinds: ['overtime'], reasonText: `⟦残業${clientId}⟧`, planned: { ...shift, grossYen: 8000 },
    requested: { ...shift, endAt: '2029-12-18T06:10:00.000Z', grossYen: FIXTURE_FIX_YEN }, status: 'requested', requestedAt: '2029-12-18T07:00:00.000Z', dueAt: '2029-12-25T07:00:00.000Z',
  })
  const [{ userId } = { userId: 0 }] = await db.select({ userId: matchings.userId }).from(matchings).where(eq(matchings.id, over)), at = '2029-12-10T00:00:00.000Z'
  await db.insert(clientReviews).values({ id: clientId, clientId, matchingId: over, kind: 'bad', onTime: false, asDescribed: true, wantAgain: true, comment: `⟦感想${clientId}⟧`, createdAt: '2029-12-18T08:00:00.000Z' })
  await db.insert(papers).values({ id: clientId, clientId, userId, mediaType: 'image/png', body: new Uint8Array([0x89, 0x50, 0x4e, 0x47]), createdAt: at })
  const manual = Buffer.from(`%PDF-1.7\n% ⟦マニュアル${clientId}⟧\nstartxref\n0\n%%EOF\n`)
  await db.insert(manuals).values({ id: clientId, clientId, name: `⟦マニュアル${clientId}⟧.pdf`, byteSize: manual.length, sentCount: 1, finishedAt: at, keptAt: at, createdAt: at })
  await db.insert(manualPieces).values({ id: clientId, clientId, manualId: clientId, index: 0, body: new Uint8Array(manual) })
  await db.insert(qualificationDocuments).values({ id: clientId, clientId, matchingId: clientId * 10 + 1, userId, qualificationId: 8, paperId: clientId, status: 'checked', submittedAt: at, checkedAt: at })
  await db.insert(stoolInspectionReports).values({
    id: clientId, clientId, userId, requestedAt: at, submittedAt: at, checkedAt: at, inspectedOn: '2029-12-08', validUntilOn: '2030-01-07', result: 'negative', paperId: clientId,
  })
  // A run of one date, which failed and was read.
  await db.insert(multidatePostings).values({ id: clientId, clientId, sourceOfferingId: clientId * 10 + 1, requestedBy: 1, requestedByName: `⟦依頼${clientId}⟧`, createdAt: at, startedAt: at, checkedAt: at })
  await db.insert(multidateItems).values({
    id: clientId, clientId, operationId: clientId, workOn: '2029-12-26', startTime: '10:00', endTime: '15:00', breakMin: 0, peopleWanted: 2, closeRule: 'at_start', hourlyWageYen: 900, transportationYen: 500,
    result: 'failed', errors: [{ field: 'hourlyWageYen', message: `⟦理由${clientId}⟧` }],
  })
  const input = { masterCompanyOccupationId: 101, keywords: [`⟦キーワード${clientId}⟧`], tone: 'standard' as const, industryNote: `⟦補足${clientId}⟧` }
  await db.insert(aiSuggestionJobs).values({ id: clientId, clientId, input, createdBy: 1, createdAt: at, startedAt: at, finishedAt: at, expiresAt: at, generator: 'model', failure: 'unusable' })
  await db.insert(bonusContracts).values({ id: clientId, clientId, name: `⟦ボーナス${clientId}⟧`, amountYen: 500, per: 'match', target: 'all', startsOn: '2029-12-01', payer: 'company', createdAt: at })
}
/** Its rows came with their ids; the next ones start beyond them. */
export async function liftFixtureSequences(db: Tx) {
  for (const table of [aiSuggestionJobs, bonusContracts, clientReviews, fixPaymentRequests, manualPieces, manuals, multidateItems, multidatePostings, papers, qualificationDocuments, stoolInspectionReports]) await db.execute(sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), 1000)`)
}
