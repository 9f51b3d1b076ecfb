import { factChecks as contract } from '@/contracts/factChecks'
import { FactCheckInput, FactCheckTask, FactCheckTasks } from '@/contracts/factChecks/schemas'
import { implement } from '@/server/http/route'
import { listTasks, submit } from './tasks'

export const factCheckRoutes = implement(contract, {
  tasks: { response: FactCheckTasks, run: listTasks },
  submit: { body: FactCheckInput, response: FactCheckTask, run: submit },
})
