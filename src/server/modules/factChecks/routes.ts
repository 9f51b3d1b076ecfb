import { factChecks as contract } from '@/contracts/factChecks'
import { FactCheckInput, FactCheckTask, FactCheckTasks } from '@/contracts/factChecks/schemas'
import { implement } from '@/server/http/route'
import { factChecksReference } from './reference'
import { listTasks, submit } from './tasks'

export const factCheckRoutes = implement(contract, factChecksReference, {
  tasks: { response: FactCheckTasks, run: listTasks },
  submit: { body: FactCheckInput, response: FactCheckTask, run: submit },
})
