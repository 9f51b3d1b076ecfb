import { levers as contract } from '@/contracts/levers'
import { ChangedHours, HoursChange, OfferingLevers } from '@/contracts/levers/schemas'
import { implement } from '@/server/http/route'
import { changeHours } from './changeHours'
import { leversOf } from './list'
import { leversReference } from './reference'

export const leverRoutes = implement(contract, leversReference, {
  list: {
    response: OfferingLevers,
    run: ({ offeringId, ...operation }) => leversOf(operation, offeringId),
  },
  changeHours: { body: HoursChange, response: ChangedHours, run: changeHours },
})
