import { eq } from 'drizzle-orm'
import { addMinutes } from '@/lib/date'
import { users } from '@/server/db/schema'
import { checkOut } from '@/server/worker-app/attendance'
import type { Ids } from '@tests/figures/kit'
import { type Demo, firstRow, idsBy, type Preparations } from '../asking'

const MINUTES_AFTER_END = 7

/** A worker who came in time has checked out after the planned end, within the grace period. */
async function workedBeyondTheEnd(demo: Demo): Promise<Ids> {
  const {
    userId = 0,
    offeringId = 0,
    endMs = 0,
  } = await firstRow(
    demo,
    `select m.user_id as "userId", m.offering_id as "offeringId", extract(epoch from m.end_at) * 1000 as "endMs" from matchings m
      where m.client_id = 1 and m.status = 'established' and m.checked_out_at is null
        and m.checked_in_at <= m.start_at and m.end_at > '2026-11-20T00:41:00Z'
      order by m.start_at, m.id limit 1`,
  )
  demo.context.now = new Date(addMinutes(new Date(endMs).toISOString(), MINUTES_AFTER_END))
  const { now } = demo.context
  await demo.context.db.tx('system', (db) => checkOut({ db, now }, userId, offeringId))
  return { userId, offeringId, matchedOfferingId: offeringId }
}

/** The matched worker is 17 on the day of work. */
async function matchedMinor(demo: Demo, { userId = 0 }: Ids) {
  await demo.context.db.tx('system', (db) =>
    db
      .update(users)
      .set({ birthOn: '2009-05-05' })
      .where(eq(users.id, Number(userId))),
  )
  return { body: { isSeen: true } }
}

/** Calls about what workers did at a shift, or handed in for it. */
export const shifts: Preparations = {
  'POST /clients/{clientId}/offerings/{offeringId}/users/{userId}/scanned_end': async (demo) => ({
    ids: await workedBeyondTheEnd(demo),
  }),
  'PUT /clients/{clientId}/offerings/{offeringId}/users/{userId}/age_certificate': matchedMinor,
  'PUT /clients/{clientId}/offerings/{offeringId}/users/{userId}/safety_training': async () => ({
    body: { isGiven: true },
  }),
  'GET /clients/{clientId}/offerings/{offeringId}/qualification_documents/{documentId}/image_link':
    idsBy(
      `select d.client_id as "clientId", m.offering_id as "offeringId", d.id as "documentId"
          from qualification_documents d
          join matchings m on m.client_id = d.client_id and m.id = d.matching_id
          order by m.start_at desc, d.id limit 1`,
    ),
  'POST /clients/{clientId}/offerings/{offeringId}/users/{userId}/stool_inspection/report_link':
    async (demo) => {
      const ids = await firstRow(
        demo,
        `select r.client_id as "clientId", r.user_id as "userId", m.offering_id as "offeringId"
          from stool_inspection_reports r
          join matchings m on m.client_id = r.client_id and m.user_id = r.user_id
          where r.document_file_id is not null and m.status = 'established'
          order by m.start_at desc, r.id limit 1`,
      )
      return { ids: { ...ids, matchedOfferingId: ids['offeringId'] ?? 0 } }
    },
}
