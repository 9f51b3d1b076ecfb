import { dashboard as contract } from '@/contracts/dashboard'
import { TodayBoard, Todos } from '@/contracts/dashboard/schemas'
import { dayOf } from '@/lib/date'
import { implement } from '@/server/http/route'
import { boardOf } from './board'
import { firstStepsOf } from './firstSteps'
import { dashboardReference } from './reference'
import { readWaiting, todosOf } from './todos'

export const dashboardRoutes = implement(contract, dashboardReference, {
  today: {
    response: TodayBoard,
    run: ({ db, scope, query, now }) => boardOf(db, scope, query.on || dayOf(now), now),
  },
  todos: {
    response: Todos,
    run: async ({ db, scope, now }) => {
      const waiting = await readWaiting(db, scope, now)
      const firstSteps = waiting.rows.begun ? null : await firstStepsOf(db, scope)
      return { firstSteps, items: await todosOf(db, scope, waiting, now) }
    },
  },
})
