import { sql, type SQL } from 'drizzle-orm'
import { FREE_WORKER } from '@tests/fixtures/fixture'
import { testContext, type TestContext } from '@tests/kit/app'
import { asSystem } from '@tests/kit/serverKit'

let context: TestContext
beforeEach(async () => {
  context = await testContext()
  await context.reset()
})
const CHECK = '23514'
const FOREIGN_KEY = '23503'
const UNIQUE = '23505'
const EXCLUDE = '23P01'

type Failure = { code?: string; cause?: Failure } | undefined
const codeOf = (error: Failure): string | undefined => error && (error.code ?? codeOf(error.cause))
/** Returns the error code with which the database refuses the statements; undefined if it accepts them. */
const refusal = (...statements: SQL[]) =>
  asSystem(async (db) => {
    for (const statement of statements) await db.execute(statement)
  }).then(
    () => undefined,
    (error: unknown) => codeOf(error as Failure),
  )
const AT = '2029-12-20T00:00:00Z'

// What each column may hold, written out by hand.
test.each([
  ['clients', 'status', 'active|posting_suspended|closed'],
  ['clients', 'smoking_policy', 'no_smoking|separate|outdoor_only|allowed'],
  ['restrictions', 'level', 'info|warning|block_publish|block_all'],
  [
    'restrictions',
    'code',
    'unreviewed_over_limit|fix_request_overdue|usage_limit_reached|np_rejected|payment_overdue|identification_required|business_fact_check_required|policy_violation|operator_suspension',
  ],
  ['users', 'gender', 'male|female|unspecified'],
  ['matchings', 'cancel_by', 'user|client|operator|system'],
  ['matchings', 'absence_kind', 'no_show|contacted'],
  ['matchings', 'payment_status', 'scheduled|awaiting_fix|confirmed|paid|none'],
  ['matchings', 'qualification_document_status', 'not_required|not_submitted|submitted|checked'],
  ['multidate_items', 'result', 'pending|created|skipped|failed'],
  ['companies', 'identification_status', 'none|applying|approved|returned|rejected'],
  // 'archived' and 'late' are not stored, because they follow from an instant.
  ['offers', 'status', 'draft|screening|usable|violated'],
  ['matchings', 'status', 'established|cancel|rejected|absence|worked'],
])('%s.%s に入るのは、仕様の言葉だけ', async (table, column, words) => {
  const [check] = await context.engine.rows(
    `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = '${table}_${column}_values'`,
  )
  const allowed = [...String(check?.['rule']).matchAll(/'([^']+)'/g)].map(([, word]) => word)
  expect(allowed.sort()).toEqual(words.split('|').sort())
})

// Shift 111 of the fixture: 18:00 to 23:00 in Tokyo on 2029-12-22, one seat of two taken.
test.each([
  ['知らない状態', sql`update matchings set status = 'late' where id = 111`],
  ['知らない役割', sql`update memberships set role = 'owner' where id = 1`],
  ['終わりが始まりより前', sql`update offerings set end_at = start_at where id = 111`],
  [
    '締切が始まりより後',
    sql`update offerings set closes_at = start_at + interval '1 minute' where id = 111`,
  ],
  ['東京の日付と違う勤務日', sql`update offerings set work_on = '2029-12-21' where id = 111`],
  ['募集人数が0', sql`update offerings set people_wanted = 0, people_matched = 0 where id = 111`],
  ['募集人数より多い人', sql`update offerings set people_matched = 3 where id = 111`],
  ['時給が0円', sql`update offerings set hourly_wage_yen = 0 where id = 111`],
  ['交通費がマイナス', sql`update matchings set transportation_yen = -1 where id = 111`],
  ['休憩がマイナス', sql`update offerings set break_min = -1 where id = 111`],
  ['手数料率が100%を超える', sql`update companies set fee_rate_bp = 10001 where id = 1`],
  [
    'チェックアウトがチェックインより前',
    sql`update matchings set checked_out_at = checked_in_at - interval '1 minute' where id = 113`,
  ],
  ['ボーナスが0円', sql`update bonus_contracts set amount_yen = 0 where id = 11`],
  [
    'ボーナスの終わりが始まりより前',
    sql`update bonus_contracts set ends_on = starts_on - 1 where id = 11`,
  ],
  ['Goodが評価の数より多い', sql`update users set good_count = review_count + 1 where id = 1`],
  ['回数がマイナス', sql`update client_users set worked_count = -1 where id = 11`],
  [
    '修正依頼の期限が依頼より前',
    sql`update fix_payment_requests set due_at = requested_at - interval '1 minute' where id = 11`,
  ],
  ['店舗と企業の両方の条件', sql`update saved_views set company_id = 1 where id = 11`],
  [
    '店舗のものでも企業のものでもない条件',
    sql`update saved_views set client_id = null where id = 11`,
  ],
])('CHECK: %sは、書けない', async (_, statement) => {
  expect(await refusal(statement)).toBe(CHECK)
})

test.each([
  ['いない担当者', sql`update matchings set acted_by = 999999 where id = 111`],
  ['いない作成者', sql`update offerings set created_by = 999999 where id = 111`],
  ['よその店舗の求人についての伝言', sql`update chat_messages set offering_id = 121 where id = 11`],
  ['よその店舗のひな形の写し', sql`update offers set copied_from_offer_id = 12 where id = 11`],
  ['よその企業の店舗のグループ', sql`update groups set client_id = 21 where id = 11`],
  [
    '求人と違う時刻の勤務',
    sql`update matchings set end_at = end_at + interval '1 hour' where id = 111`,
  ],
  [
    'ほかの企業の条件を、最初に開く条件にすること',
    sql`update saved_view_defaults set saved_view_id = 2 where company_id = 1`,
  ],
  ['使われているひな形を消すこと', sql`delete from offers where id = 11`],
])('外部キー: %sは、書けない', async (_, statement) => {
  expect(await refusal(statement)).toBe(FOREIGN_KEY)
})

const block = (clientId: number | null) =>
  sql`insert into user_blocks (company_id, client_id, user_id, reason_code, blocked_at) values (1, ${clientId}, ${FREE_WORKER}, 'other', ${AT})`
const emailChange = (mark: string) =>
  sql`insert into email_changes (account_id, new_email, token_hash, cancel_hash, created_at, expires_at) values (1, 'a@example.jp', ${mark}, ${`${mark}-`}, ${AT}, '2029-12-21T00:00:00Z')`
const defaultGroup = sql`insert into groups (company_id, client_id, name, is_default, created_at, updated_at) values (1, 11, 'もう一つ', true, ${AT}, ${AT})`
const correction = sql`insert into fix_payment_requests (client_id, matching_id, reason_kinds, reason_text, planned, requested, status, requested_at, due_at) select client_id, matching_id, reason_kinds, reason_text, planned, requested, 'requested', requested_at, due_at from fix_payment_requests where id = 11`

describe('開いているものは、一つだけ', () => {
  test('1つの勤務に、確認待ちの修正依頼は1件。取り下げたあとは、もう1件出せる', async () => {
    expect(await refusal(correction)).toBe(UNIQUE)
    expect(
      await refusal(
        sql`update fix_payment_requests set status = 'withdrawn' where id = 11`,
        correction,
      ),
    ).toBeUndefined()
  })
  test('ブロックは、店舗ごとに1人1件、企業で1人1件', async () => {
    expect(await refusal(block(11), block(12), block(null))).toBeUndefined()
    expect([await refusal(block(11)), await refusal(block(null))]).toEqual([UNIQUE, UNIQUE])
  })
  test('手続き中のメールアドレスの変更は、1人1件', async () => {
    expect(await refusal(emailChange('a'))).toBeUndefined()
    expect(await refusal(emailChange('b'))).toBe(UNIQUE)
    expect(
      await refusal(sql`update email_changes set cancelled_at = ${AT}`, emailChange('b')),
    ).toBeUndefined()
  })
  test('お気に入りのグループは、店舗に1つ', async () => {
    expect(await refusal(defaultGroup)).toBe(UNIQUE)
  })
  test('一括募集の2つの日は入れ替えられるが、同じ日は2つ残らない', async () => {
    const add = sql`insert into multidate_items (id, client_id, operation_id, work_on, start_time, end_time, break_min, people_wanted, close_rule, hourly_wage_yen, transportation_yen) values (900, 11, 11, '2029-12-27', '10:00', '15:00', 0, 1, 'at_start', 1500, 0)`
    const move = (id: number, day: string) =>
      sql`update multidate_items set work_on = ${day} where id = ${id}`
    expect(await refusal(add, move(11, '2029-12-27'), move(900, '2029-12-26'))).toBeUndefined()
    expect(await refusal(move(11, '2029-12-26'))).toBe(UNIQUE)
  })
})

describe('1人のワーカーは、同じ時間に2つの勤務を持たない', () => {
  /** Worker 1 of store 11, matched with shift 111, on a shift of store 12 at these times. */
  const matchedAt12 = (startAt: string, endAt: string, status = 'established') => [
    sql`update offerings set start_at = ${startAt}, end_at = ${endAt}, closes_at = ${startAt}, work_on = '2029-12-22' where id = 120`,
    sql`insert into matchings (client_id, offering_id, user_id, start_at, end_at, status, matched_at, applied_scope, hourly_wage_yen, transportation_yen, scheduled_pay, facts_at_match, created_at) select 12, 120, 1, ${startAt}, ${endAt}, ${status}, ${AT}, 'public', 1500, 0, scheduled_pay, facts_at_match, ${AT} from matchings where id = 111`,
  ]
  test('1分でも重なれば断る。店舗が違っても断る', async () => {
    expect(await refusal(...matchedAt12('2029-12-22T13:59:00Z', '2029-12-22T14:30:00Z'))).toBe(
      EXCLUDE,
    )
  })
  test('前の勤務が終わる時刻に始まるものは、重ならない', async () => {
    expect(
      await refusal(...matchedAt12('2029-12-22T14:00:00Z', '2029-12-22T14:30:00Z')),
    ).toBeUndefined()
  })
  test.each(['cancel', 'rejected', 'absence'])(
    '%s の勤務は、時間をふさがない。有効に戻すときに断る',
    async (status) => {
      expect(
        await refusal(...matchedAt12('2029-12-22T10:00:00Z', '2029-12-22T11:00:00Z', status)),
      ).toBeUndefined()
      expect(
        await refusal(sql`update matchings set status = 'established' where offering_id = 120`),
      ).toBe(EXCLUDE)
    },
  )
  test('求人の時刻を変えると、その勤務の時刻も変わる', async () => {
    await asSystem((db) =>
      db.execute(
        sql`update offerings set start_at = start_at + interval '1 hour', end_at = end_at + interval '1 hour' where id = 111`,
      ),
    )
    expect(
      await context.engine.rows(
        `select m.start_at = o.start_at and m.end_at = o.end_at as same, m.start_at = timestamptz '2029-12-22T10:00:00Z' as moved from matchings m join offerings o on o.id = m.offering_id where m.id = 111`,
      ),
    ).toEqual([{ same: true, moved: true }])
  })
})
