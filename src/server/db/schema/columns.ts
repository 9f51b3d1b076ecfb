import { sql, type SQL } from 'drizzle-orm'
import { bigint, customType, pgPolicy, pgRole } from 'drizzle-orm/pg-core'

/** timestamptz in the database, an ISO 8601 string in the program: a row already has the wire's shape, and no Date crosses a realm. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
})
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()
/** A reference to an id; `.references()` or a composite foreign key says to which. */
export const ref = () => bigint({ mode: 'number' })

/** The role every scoped transaction takes. Row level security is on for all tables, so one without a policy is closed to it. */
export const tenant = pgRole('app_tenant').existing()
/** The rows a scoped transaction reads and writes. */
export const visible = (rule: SQL) =>
  pgPolicy('visible', { to: tenant, using: rule, withCheck: rule })
/** Rows of the client of the scope, or of any client of its company. */
export const ofClient = () => visible(sql`client_id in (select id from clients)`)
/** Rows of the company of the scope. */
export const ofCompany = () =>
  visible(sql`company_id = nullif(current_setting('app.company_id', true), '')::bigint`)
/** A scoped transaction may add rows and sees none of them. */
export const appendOnly = () =>
  pgPolicy('append', { for: 'insert', to: tenant, withCheck: sql`true` })
