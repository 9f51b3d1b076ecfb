import { sql } from 'drizzle-orm'
import { occupations } from '@/domain/data/masterData'
import { type NoticeFacts, noticeContentOf } from '@/domain/employmentNotice/items'
import { employmentNotices, matchings, users } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { noticePartiesOf } from '@/server/modules/employmentNotices/service'
import type { Shift } from './types'

/** How many shifts have notices, the latest first: enough for every page, few enough for a quick start. */
const MAX_SHIFTS = 4000
/** Shifts in one statement: about 1 MB. */
const SHIFTS_PER_STATEMENT = 300
/** One worker in this many has not opened the notice of a shift yet. */
const UNREAD_IN = 9

type Parties = Pick<NoticeFacts, 'employer' | 'store'>

function contentOf({ row, offer, matched }: Shift, parties: Parties) {
  const [first] = matched
  return (
    first && {
      offeringId: row.id,
      content: noticeContentOf({
        ...parties,
        offering: {
          ...row,
          occupationName: occupations.find(({ id }) => id === offer.row.occupationId)?.name ?? '',
          terms: offer.row.content,
        },
        pay: first.scheduledPay,
      }),
    }
  )
}

/** The notices of the matchings, as `apply` writes them; most workers opened theirs within the hour. */
export async function seedEmploymentNotices(db: Tx, shifts: readonly Shift[], now: Date) {
  const taken = shifts.filter(({ matched }) => matched.length > 0).slice(-MAX_SHIFTS)
  const partiesByStore = new Map<number, Parties>()
  for (const id of new Set(taken.map(({ row }) => row.clientId)))
    partiesByStore.set(id, await noticePartiesOf(db, id))
  const contents = taken.flatMap((shift) => {
    const parties = partiesByStore.get(shift.row.clientId)
    return (parties && contentOf(shift, parties)) ?? []
  })
  const nowText = now.toISOString()
  for (let from = 0; from < contents.length; from += SHIFTS_PER_STATEMENT) {
    const sent = JSON.stringify(contents.slice(from, from + SHIFTS_PER_STATEMENT))
    // One content for all workers of a shift: it is copied inside the database.
    await db.execute(sql`
      insert into ${employmentNotices} (client_id, matching_id, worker_name, content, notified_at, read_at)
      select m.client_id, m.id, u.name, c.content, m.matched_at,
        case when opened.at <= ${nowText}::timestamptz and (m.id % ${UNREAD_IN} > 0 or m.start_at < ${nowText}::timestamptz) then opened.at end
      from json_to_recordset(${sent}::text::json) as c("offeringId" bigint, content jsonb)
      join ${matchings} m on m.offering_id = c."offeringId"
      join ${users} u on u.id = m.user_id
      cross join lateral (select m.matched_at + (2 + m.id % 53) * interval '1 minute' as at) opened`)
  }
}
