import { randomBytes } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '@/server/db/transaction'
import { seedIfEmpty } from '@/server/demo/seedIfEmpty'
import { openDatabase } from '@/server/db/client'

/** Two stores of the demonstration's first company, and how many offerings each gets for the comparison. */
export const FEW = { clientId: 1, postings: 1000 }
export const MANY = { clientId: 2, postings: 10_000 }

/** The same stores, and how many workers and rooms each gets. */
export const FEW_PEOPLE = { clientId: 1, workers: 500, rooms: 100 }
export const MANY_PEOPLE = { clientId: 2, workers: 5000, rooms: 1000 }
/**
 * Typed letter by letter: a name that more workers have than a page shows, in either store (rooms only in the large
 * one), and one that a single person has.
 */
export const SEARCHED = { 'a frequent name': 'たかはし', 'a single name': 'すずしろ' }

/** The demonstration in a directory, then more of it. */
async function filled(dir: string, fill: (tx: Tx, now: Date) => Promise<void>) {
  const now = new Date()
  const db = await openDatabase({ url: undefined, dir })
  await seedIfEmpty(db, { now, random: randomBytes, scale: 1 })
  await db.tx('system', async (tx) => {
    await fill(tx, now)
    await tx.execute(sql`analyze`)
  })
  await db.close()
}
const counted = async (tx: Tx, from: SQL) =>
  (
    (await tx.execute(sql`select count(*)::int as n from ${from}`)) as unknown as {
      rows: { n: number }[]
    }
  ).rows[0]?.n ?? 0

/**
 * A data directory in which the two stores know a number of workers and talk with a number of them: one in
 * four of them a 高橋, one a 鈴代. All have worked once.
 */
export const fillPeople = (dir: string) =>
  filled(dir, async (tx, now) => {
    const at = now.toISOString()
    for (const { clientId, workers, rooms } of [FEW_PEOPLE, MANY_PEOPLE]) {
      const missing = workers - (await counted(tx, sql`client_users where client_id = ${clientId}`))
      const missingRooms =
        rooms - (await counted(tx, sql`chat_rooms where client_id = ${clientId}`))
      await tx.execute(sql`with named as (
        select n, case when n = 1 then '鈴代' else (array['高橋', '佐々木', '中村', '小川'])[1 + n % 4] end as family, case when n = 1 then 'スズシロ' else (array['タカハシ', 'ササキ', 'ナカムラ', 'オガワ'])[1 + n % 4] end as kana from generate_series(1, ${missing}::int) n
      ), added as (
        insert into users (name, name_kana, kana_key, birth_on, gender, phone_number, tier, prefecture_code, total_worked_count, good_count, review_count, created_at)
        select family || ' ' || n || '番', kana || ' ' || 'バン', kana || 'バン', '1990-04-01', 'unspecified', '0900000000', 'hope', '13', 1 + n % 40, n % 20, n % 20, ${at} from named returning id
      ), known as (
        insert into client_users (client_id, user_id, first_at, worked_count, last_worked_on, favorite) select ${clientId}::int, id, ${at}, 1 + id % 12, (${at}::timestamptz - id % 300 * interval '1 day')::date, id % 9 = 0 from added returning user_id
      ), with_room as (select user_id, row_number() over (order by user_id) as nth from known)
      insert into chat_rooms (uid, client_id, user_id, last_message_at, last_message_body, last_message_side, unread_count, created_at)
      select 'bench-' || ${clientId}::int || '-' || user_id, ${clientId}::int, user_id, ${at}::timestamptz - nth * interval '20 minutes', 'よろしくお願いします。', 'worker', case when nth % 10 = 0 then 1 else 0 end, ${at} from with_room where nth <= ${missingRooms}::int`)
    }
  })

/**
 * A data directory in which the two stores have a number of offerings, ten on each day, up to three weeks ahead; like
 * those that they posted themselves.
 */
export const fillStores = (dir: string) =>
  filled(dir, async (tx, now) => {
    for (const { clientId, postings } of [FEW, MANY]) {
      const there = await counted(tx, sql`offerings where client_id = ${clientId}`)
      await tx.execute(sql`insert into offerings (client_id, offer_id, title, work_on, start_at, end_at, break_min, close_rule, closes_at, people_wanted, people_matched, hourly_wage_yen, transportation_yen, fee_rate_bp, scope, terms, published_at, created_at)
      select o.client_id, o.offer_id, o.title, (d.at at time zone 'Asia/Tokyo')::date, d.at, d.at + interval '4 hours', 0, 'at_start', d.at, 2, 1, o.hourly_wage_yen, o.transportation_yen, o.fee_rate_bp, o.scope, o.terms, ${now.toISOString()}, ${now.toISOString()}
      from generate_series(1, ${postings - there}::int) n,
        lateral (select ${now.toISOString()}::timestamptz + (21 - n / 10) * interval '1 day' + (n % 10) * interval '30 minutes' as at) d,
        lateral (select * from offerings where client_id = ${clientId} order by (id + n) % 7, id limit 1) o`)
    }
  })
