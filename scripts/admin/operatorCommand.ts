import type { OpenedDatabase } from '@/server/db/client'
import type { Settings } from '@/server/http/context'
import type { Command, Values } from './arguments'
import { billingCommands } from './billing'
import { factCheckCommands } from './factChecks'
import { residenceCardCommand } from './residenceCard'
import { suspensionCommands } from './suspensions'

const commands: Record<string, Command> = {
  ...billingCommands,
  ...factCheckCommands,
  ...suspensionCommands,
  'residence-card': residenceCardCommand,
}

/** The command of that name, ready to run; undefined for an unknown name. */
export function operatorCommand(
  name: string,
  values: Values,
  { settings, clock }: { settings: Settings; clock: () => Date },
) {
  const command = commands[name]
  if (!command) return undefined
  return (database: Pick<OpenedDatabase, 'tx'>) =>
    database.tx('system', (db) => command({ db, now: clock() }, values, settings))
}
