import { AsyncLocalStorage } from 'node:async_hooks'

const store = new AsyncLocalStorage<string>()

/** Id of the call that is being handled: every log entry written meanwhile carries it. */
export const currentRequestId = () => store.getStore()
export const runWithRequestId = <T>(id: string, fn: () => T): T => store.run(id, fn)
