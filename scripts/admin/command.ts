import type { Operation } from '@/server/db/transaction'
import type { Settings } from '@/server/http/context'
import type { Values } from './arguments'

/** Something that the operator of an installation does, in one transaction. */
export type Command = (operation: Operation, values: Values, settings: Settings) => Promise<void>
