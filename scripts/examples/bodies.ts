import * as z from 'zod/mini'
import type { Route } from '@/server/http/route'
import { bodies } from '@tests/figures/examples'
import { example, schemaOf, type Ids } from '@tests/figures/kit'

type JsonSchema = z.core.JSONSchema.BaseSchema
type Known = Map<string, unknown[]>

/** The values of answers so far, by the name of the field; of the same resource, and of all. */
const valuesByResource = new Map<string, Known>()
function note(kind: string, name: string, value: unknown) {
  const ofKind = valuesByResource.get(kind) ?? new Map<string, unknown[]>()
  valuesByResource.set(kind, ofKind.set(name, [...(ofKind.get(name) ?? []), value].slice(0, 40)))
}
/** Keeps the values of an answer for bodies with fields of the same name. */
export function remember({ endpoint }: Route, value: unknown) {
  if (Array.isArray(value)) return value.forEach((inner) => remember({ endpoint } as Route, inner))
  if (value === null || typeof value !== 'object') return
  for (const [name, inner] of Object.entries(value)) {
    for (const kind of [endpoint.resource, '']) note(kind, name, inner)
    remember({ endpoint } as Route, inner)
  }
}

/** Fields whose value from an answer cannot be sent again: the demonstration has it already or does not allow it. */
const others: Record<string, () => Record<string, unknown>> = {
  'POST /clients/{clientId}/chat_texts': () => ({
    title: '駅からの道',
    body: '{氏名}さん、{行き方}',
  }),
  'POST /companies/{companyId}/chat_texts': () => ({
    title: '持ち物',
    body: '{持ち物}をお持ちください。',
  }),
  'POST /clients/{clientId}/budget_requests': () => ({ requestedYen: 5_000_000 }),
  'POST /clients/{clientId}/usage_limit_change_requests': () => ({ requestedYen: 15_000_000 }),
  'POST /clients/{clientId}/offers/{offerId}/offerings': () => ({ autoPublicAt: null }),
  'POST /companies/{companyId}/record_archives': () => ({ lastMonth: '2026-10' }),
  'POST /clients/{clientId}/record_archives': () => ({ lastMonth: '2026-10' }),
  'PATCH /clients/{clientId}/offers/{offerId}/offerings/{offeringId}': () => ({
    autoPublicAt: null,
  }),
  'POST /companies/{companyId}/clients': () => ({ name: '恵比寿西口店', duplicateConfirmed: true }),
  'POST /clients/{clientId}/groups': () => ({ name: '年末に来られる方' }),
  'POST /companies/{companyId}/groups': () => ({ name: 'みのりグループ 年末' }),
  'POST /account_setup_tokens': () => ({ email: 'company@example.com' }),
  'PUT /clients/{clientId}/chat_text_order': () => ({ ids: [1, 2, 3] }),
  'PUT /clients/{clientId}/saved_view_order': () => ({ list: 'offerings', ids: [1] }),
  'PUT /companies/{companyId}/saved_view_order': () => ({ list: 'companyClients', ids: [6, 5] }),
}

/**
 * A body that the call accepts: values of the demonstration where the schema allows them, otherwise the simplest valid
 * value.
 */
export function exampleBody({ endpoint, body }: Route, ids: Ids): unknown {
  if (!body) return undefined
  const made = example(schemaOf(body))
  const laidOver = { ...bodies[endpoint.operation]?.(ids), ...others[endpoint.operation]?.() }
  if (made === null || typeof made !== 'object' || Array.isArray(made)) return made
  const ownFields = Object.keys((schemaOf(body) as JsonSchema).properties ?? {})
  const merged: Record<string, unknown> = { ...made, ...laidOver }
  for (const name of ownFields.filter((field) => !(field in laidOver))) {
    const candidates = [endpoint.resource, ''].flatMap(
      (kind) => valuesByResource.get(kind)?.get(name) ?? [],
    )
    const fitting = candidates
      .filter((value) => value !== null && value !== '')
      .map((value) => z.safeParse(body, { ...merged, [name]: value }))
      .find(({ success }) => success)
    // A read value without the keys that only answers have.
    if (fitting) merged[name] = (fitting.data as Record<string, unknown>)[name]
  }
  return merged
}
