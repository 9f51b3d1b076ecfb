import type { Carried, Endpoint, Json } from '@/contracts/endpoint'
import type { Call, HandlerResult, ManualTransactionCall, Schema } from './context'
import type { CallReference, ReferenceOf } from './reference'

/** The schemas are given at the handler; the compiler holds them to the types of the contract. */
type Handler<E extends Endpoint> = (
  | { run: (call: Call<E>) => Promise<HandlerResult<E>> }
  | { manualTransaction: (call: ManualTransactionCall<E>) => Promise<HandlerResult<E>> }
) &
  (E['body'] extends undefined ? unknown : { body: Schema<Carried<E['body']>> }) &
  (E['response'] extends Json<unknown> ? { response: Schema<Carried<E['response']>> } : unknown)
type Handlers<T> = { [K in keyof T]: T[K] extends Endpoint ? Handler<T[K]> : never }

type Run = (call: never) => Promise<unknown>
export type Route = {
  name: string
  endpoint: Endpoint
  reference: CallReference
  body: Schema | undefined
  response: Schema | undefined
  run: Run
  /** Whether the call runs in one transaction that the pipeline opens; otherwise the handler opens its own. */
  transactional: boolean
}

/** The titles of all operations that are implemented, for texts about calls of any resource. */
const titles = new Map<string, string>()
/** The title of a call, 'METHOD /path': 「求人の一覧」. */
export const titleOfCall = (operation: string) => titles.get(operation)

/**
 * One handler and one reference text per endpoint: a missing or surplus one, or a schema of another type, does not
 * compile.
 */
export function implement<T extends Record<string, Endpoint>>(
  endpoints: T,
  reference: ReferenceOf<NoInfer<T>>,
  handlers: Handlers<T>,
): Route[] {
  return Object.entries(endpoints).map(([key, endpoint]) => {
    const { body, response, run, manualTransaction } = handlers[key as keyof T] as unknown as {
      body?: Schema
      response?: Schema
      run?: Run
      manualTransaction: Run
    }
    titles.set(endpoint.operation, reference[key as keyof T].summary)
    return {
      name: `${endpoint.resource}.${key}`,
      endpoint,
      reference: reference[key as keyof T],
      body,
      response,
      run: run ?? manualTransaction,
      transactional: run !== undefined,
    }
  })
}
