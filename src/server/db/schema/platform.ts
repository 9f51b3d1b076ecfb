import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { subscriptionEvents } from '@/contracts/accounts/enums'
import { permissions } from '@/contracts/permission'
import type { AuditChange } from '@/domain/audit/auditChange'
import { accounts } from './accounts'
import { clients } from './clients'
import {
  atLeast,
  appendOnly,
  between,
  id,
  instant,
  oneOf,
  ref,
  visible,
  systemOnly,
  uniqueOn,
} from './columns'

const outboxChannels = ['mail', 'sms', 'voice'] as const

const auditResults = ['done', 'denied'] as const

/** Sent mails and short messages. The unique job id prevents sending one twice. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    channel: text({ enum: outboxChannels }).notNull().default('mail'),
    to: text().notNull(),
    subject: text().notNull(),
    body: text().notNull().default(''),
    jobId: ref().notNull().unique('outbox_job_id_unique'),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (t) => [oneOf(t.channel, outboxChannels), ...systemOnly()],
)

/** Events waiting for the daily digest mail. */
export const digestItems = pgTable(
  'digest_items',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    clientId: ref()
      .notNull()
      .references(() => clients.id),
    event: text({ enum: subscriptionEvents }).notNull(),
    /** The permission that the reader needs besides that of the event. */
    permission: text({ enum: permissions }),
    store: text().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    path: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index().on(t.accountId),
    index().on(t.clientId),
    oneOf(t.event, subscriptionEvents),
    oneOf(t.permission, permissions),
    ...systemOnly(),
  ],
)

/**
 * Audit log, append-only: account, call, time, hashed address, what changed. Contains ids, numbers and words of a
 * vocabulary, never user input.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: instant().notNull(),
    accountId: ref(),
    sessionId: ref(),
    companyId: ref(),
    clientId: ref(),
    call: text().notNull(),
    result: text({ enum: auditResults }).notNull(),
    code: text(),
    ids: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    changes: jsonb().$type<AuditChange[]>().notNull().default([]),
    ip: text(),
  },
  (t) => [
    index().on(t.companyId, t.at),
    index().on(t.accountId, t.at),
    ...appendOnly(),
    oneOf(t.result, auditResults),
  ],
)

/** Idempotency keys with the first answer to a write, which is returned for repetitions. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    key: text().notNull(),
    call: text().notNull(),
    bodyHash: text().notNull(),
    status: integer().notNull(),
    answer: jsonb(),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueOn(t.accountId, t.key),
    index().on(t.createdAt),
    between(t.status, 0, 599),
    ...systemOnly(),
  ],
)

/**
 * Rate limit counters by limit and subject; in the database, so that they survive restarts and are shared by servers.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    id: id(),
    name: text().notNull(),
    subject: text().notNull(),
    windowStart: instant().notNull(),
    count: integer().notNull(),
  },
  (t) => [
    uniqueOn(t.name, t.subject),
    index().on(t.windowStart),
    ...visible(sql`true`),
    ...atLeast(0, t.count),
  ],
)
