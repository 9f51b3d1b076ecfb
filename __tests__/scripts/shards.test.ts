import { tablesWithoutKey } from '../../scripts/shards/statements'

const keyed = new Map([
  ['offerings', ['client_id']],
  ['matchings', ['client_id']],
  ['invoices', ['company_id']],
])

test.each([
  ['the store is compared', `select "id" from "offerings" where "offerings"."client_id" = $1`, []],
  [
    'one of several stores',
    `select "id" from "offerings" where "offerings"."client_id" in ($1, $2)`,
    [],
  ],
  ['a column of the only table', `delete from "invoices" where "company_id" = $1`, []],
  [
    'joined by the store',
    `select 1 from "matchings" inner join "offerings" on ("offerings"."client_id" = "matchings"."client_id") where "matchings"."client_id" = $1`,
    [],
  ],
  ['only its id', `select "id" from "offerings" where "offerings"."id" = $1`, ['offerings']],
  [
    'the other table has none',
    `select 1 from "matchings" inner join "offerings" on "offerings"."id" = "matchings"."offering_id" where "matchings"."client_id" = $1`,
    ['offerings'],
  ],
  [
    'under another name',
    `select 1 from "offerings" "other" where "other"."id" = $1`,
    ['offerings'],
  ],
  ['the store is only selected', `select "offerings"."client_id" from "offerings"`, ['offerings']],
  ['new rows say whose they are', `insert into "offerings" ("client_id") values ($1)`, []],
  ['a table of nobody', `select 1 from "jobs" where "id" = $1`, []],
])('%s', (_, statement, tables) => {
  expect(tablesWithoutKey(statement, keyed)).toEqual(tables)
})
