import { factChecks as contract } from '@/contracts/factChecks'
import { factChecksReference } from '@/contracts/factChecks/reference'
import { FactCheckInput, FactCheckTask, FactCheckTasks } from '@/contracts/factChecks/schemas'
import { implement } from '@/server/http/route'
import { listTasks, submit } from './tasks'

export const factCheckRoutes = implement(contract, factChecksReference, {
  tasks: { response: FactCheckTasks, run: listTasks },
  submit: { body: FactCheckInput, response: FactCheckTask, run: submit },
})
