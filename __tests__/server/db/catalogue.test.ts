import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as schema from '@/server/db/schema'
import { testContext, type TestContext } from '@tests/kit/app'
import {
  datesAsText,
  keysWithoutIndex,
  namesOutOfStyle,
  numbersWithoutCheck,
  referencesWithoutKey,
  tablesWithoutForcedRls,
  wordsWithoutCheck,
} from '@tests/kit/catalogue'

let context: TestContext
beforeAll(async () => {
  context = await testContext()
})
const rows = (text: string) => context.engine.rows(text)

/** Columns that look like a reference and cannot have a foreign key. */
const NO_KEY = {
  // Master data is in the code, not in a table.
  'chat_claims.reason_type_id': 'master data',
  'matchings.cancel_reason_category_id': 'master data',
  'offers.master_company_occupation_id': 'master data',
  'offers.occupation_id': 'master data',
  'qualification_documents.qualification_id': 'master data',
  'worker_supporter_inquiries.subject_id': 'master data',
  // A line of a confirmed month only names what it was made from. The matching has the references.
  'billing_lines.offer_id': 'the line of the invoice',
  'billing_lines.offering_id': 'the line of the invoice',
  'billing_lines.worker_id': 'the line of the invoice',
  // The log outlives the rows that it is about, and sessions are deleted.
  'audit_log.account_id': 'history',
  'audit_log.client_id': 'history',
  'audit_log.company_id': 'history',
  'audit_log.session_id': 'history',
  // Jobs are deleted earlier than the mails that they sent.
  'outbox.job_id': 'history',
}
/**
 * Columns that sound like a vocabulary but are none. The kind of a job is the name of a handler, and tests add handlers
 * to those of `jobs/registry.ts`. A failure is the kind of any error.
 */
const FREE_WORDS = ['jobs.failure', 'jobs.kind']
/** Numbers that may be negative. */
const SIGNED = [
  // Negative once the shift has started.
  'reject_requests.minutes_before_start',
  'billing_adjustments.withholding_tax_yen',
  // An adjustment may be negative, and so may every sum that contains one.
  ...['billing_operations', 'billing_store_totals'].flatMap((table) =>
    [
      'adjustment_nontaxable_yen',
      'adjustment_taxable10_yen',
      'nontaxable_yen',
      'taxable10_yen',
      'tax10_yen',
      'total_yen',
      // A refund is negative: the tax that was charged before a wage was lowered.
      'withholding_tax_yen',
    ].map((column) => `${table}.${column}`),
  ),
  'billing_adjustments.amount_yen',
]

test('ほかの行を指す列には外部キーがあり、ないものには理由がある', async () => {
  expect(await referencesWithoutKey(rows)).toEqual(Object.keys(NO_KEY).sort())
})
test('外部キーには索引がある', async () => {
  expect(await keysWithoutIndex(rows)).toEqual([])
})
test('決まった言葉の列にはCHECKがある', async () => {
  expect(await wordsWithoutCheck(rows)).toEqual(FREE_WORDS)
})
test('金額、人数、割合の列にはCHECKがある', async () => {
  expect((await numbersWithoutCheck(rows)).filter((name) => !SIGNED.includes(name))).toEqual([])
})
test('日と時刻は、文字ではなく日と時刻として持つ', async () => {
  expect(await datesAsText(rows)).toEqual([])
})
test('どの表でも、持ち主にまで行の権限が及ぶ', async () => {
  expect(await tablesWithoutForcedRls(rows)).toEqual([])
})
test('表、列、制約、索引、トリガーの名前は、小文字とアンダースコアだけ', async () => {
  expect(await namesOutOfStyle(rows)).toEqual([])
})

test('CHECKの言葉は、プログラムの言葉と同じ', async () => {
  const checks = await rows(
    `select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'c' and conname like '%\\_values'`,
  )
  const allowed = new Map(
    checks.map(({ name, rule }) => [
      String(name),
      [...String(rule).matchAll(/'([^']+)'/g)].map(([, word]) => word),
    ]),
  )
  const wrong: string[] = []
  let columns = 0
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue
    for (const [key, { enumValues }] of Object.entries(getTableColumns(table))) {
      if (!enumValues) continue
      columns += 1
      const name = `${getTableName(table)}_${key.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)}_values`
      if (JSON.stringify(allowed.get(name)) !== JSON.stringify(enumValues)) wrong.push(name)
    }
  }
  expect([wrong, columns]).toEqual([[], checks.length])
})

/** What a row is when nobody has said anything about it: where it begins, and what the operator's contract offers. */
const BEGINNINGS = {
  state: [
    'accounts.status',
    'budget_requests.status',
    'business_fact_check_tasks.status',
    'chat_rooms.state',
    'clients.status',
    'companies.identificationStatus',
    'companies.status',
    'identification_applications.status',
    'identification_documents.status',
    'lift_requests.status',
    'long_term_candidates.selection',
    'matchings.paymentStatus',
    'matchings.qualificationDocumentStatus',
    'multidate_items.result',
    'usage_limit_requests.status',
  ],
  origin: ['invitations.purpose', 'offerings.kind', 'offerings.source', 'outbox.channel'],
  contract: [
    'companies.classification',
    'company_contracts.billingUnit',
    'company_contracts.dueRule',
    'company_contracts.paymentMethod',
    'company_contracts.withholdingMode',
  ],
}
test('初期値の言葉は、状態か契約の条件だけで、だれも入れていない事実を述べない', () => {
  const found = Object.values(schema).flatMap((table) =>
    is(table, PgTable)
      ? Object.entries(getTableColumns(table))
          .filter(([, { enumValues, default: word }]) => enumValues && typeof word === 'string')
          .map(([key]) => `${getTableName(table)}.${key}`)
      : [],
  )
  expect(found.sort()).toEqual(Object.values(BEGINNINGS).flat().sort())
})

describe('自己点検', () => {
  beforeAll(() =>
    context.engine.exec(
      `create table careless (id bigint primary key, account_id bigint references accounts(id), client_id bigint, status text, amount_yen integer, due_on text, constraint "careless_dueOn_unique" unique (due_on))`,
    ),
  )
  afterAll(() => context.engine.exec('drop table careless'))
  test('守りのない表を作ると、どの点検も気づく', async () => {
    const found = async (check: (checkedRows: typeof rows) => Promise<string[]>) =>
      (await check(rows)).filter((name) => name.startsWith('careless'))
    expect([
      await found(referencesWithoutKey),
      await found(keysWithoutIndex),
      await found(wordsWithoutCheck),
      await found(numbersWithoutCheck),
      await found(datesAsText),
      await found(tablesWithoutForcedRls),
      await found(namesOutOfStyle),
    ]).toEqual([
      ['careless.client_id'],
      ['careless: careless_account_id_fkey'],
      ['careless.status'],
      ['careless.amount_yen'],
      ['careless.due_on'],
      ['careless'],
      ['careless_dueOn_unique'],
    ])
  })
})
