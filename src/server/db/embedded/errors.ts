/** An error as the thread sends it, without its class and without the query. */
export type PlainError = {
  name?: string
  message?: string
  code?: string
  severity?: string
  constraint?: string
}

/** The error of PostgreSQL with its code, as the driver would have thrown it in this thread. */
export const toError = ({ message, ...fields }: PlainError): Error =>
  Object.assign(new Error(message), fields)

/** The engine is away; it comes back by itself. Its code is among those that are answered with 503. */
export class EngineAway extends Error {
  override readonly name = 'EngineAway'
  readonly code = 'ENGINE_AWAY'
}
/** The engine did not become free in time. Nothing of the call has run. */
export class EngineBusy extends Error {
  override readonly name = 'EngineBusy'
  readonly code = 'ENGINE_BUSY'
}
