import * as z from 'zod/mini'
import { methodOf, type Endpoint } from '@/contracts/endpoint'
import { system } from '@/contracts/system'
import { delay, networkError, refused, serverError, type Reply } from './reply'
import { lineOf, schemaOf } from './schemas'
import { usualReply } from './usualAnswers'

/** The states in which `npm run dev:mocks` shows a page, with their words in its panel. */
export const states = {
  usual: 'いつもの答え',
  empty: '何もない',
  slow: '遅い(5秒)',
  error: 'エラー(500)',
  forbidden: '権限なし(403)',
  offline: '通信できない',
  maintenance: 'メンテナンス中',
} as const
export type State = keyof typeof states

/** Reads that every page needs; they are the same in every state. */
const frameResources = ['accounts', 'sessions', 'system', 'events', 'guideTool']
const isFrame = ({ resource, operation }: Endpoint) =>
  frameResources.includes(resource) || operation.endsWith('/base')

/** Empty lists, and counts of 0. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      /[cC]ount$/.test(name) ? 0 : emptied(inner),
    ]),
  )
}
/** Returns the usual answer of a read with empty lists, if the schema allows them. */
const emptyReply =
  (endpoint: Endpoint): Reply =>
  async (call) => {
    const usual = await usualReply(endpoint)(call)
    const schema = schemaOf(endpoint)
    const empty = emptied(usual)
    return schema && z.safeParse(schema, empty).success ? (empty as typeof usual) : usual
  }

const repliesOf: Record<Exclude<State, 'maintenance'>, (endpoint: Endpoint) => Reply> = {
  usual: usualReply,
  empty: emptyReply,
  slow: (endpoint) => delay(5000, usualReply(endpoint)),
  error: serverError,
  forbidden: () => refused(403, 'forbidden'),
  offline: networkError,
}

/** The answer of an endpoint in a state. */
export function replyIn(state: State, endpoint: Endpoint): Reply {
  const isMaintenance = lineOf(endpoint) === lineOf(system.maintenance)
  if (state === 'maintenance')
    return isMaintenance ? ({ isMaintenance: true } as never) : usualReply(endpoint)
  if (isFrame(endpoint)) return usualReply(endpoint)
  // Lists are empty; writes still succeed.
  if (state === 'empty' && methodOf(endpoint) !== 'GET') return usualReply(endpoint)
  return repliesOf[state](endpoint)
}
