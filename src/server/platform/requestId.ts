import { AsyncLocalStorage } from 'node:async_hooks'

const store = new AsyncLocalStorage<string>()

/** Returns the id of the call that is being handled; every log entry of the call has it. */
export const currentRequestId = () => store.getStore()
/** Runs `fn` so that everything logged in it carries the id of the request. */
export const runWithRequestId = <T>(id: string, fn: () => T): T => store.run(id, fn)
