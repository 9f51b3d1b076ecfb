import { levers as contract } from '@/contracts/levers'
import { leversReference } from '@/contracts/levers/reference'
import { ChangedHours, HoursChange, OfferingLevers } from '@/contracts/levers/schemas'
import { implement } from '@/server/http/route'
import { changeHours } from './changeHours'
import { leversOf } from './list'

export const leverRoutes = implement(contract, leversReference, {
  list: {
    response: OfferingLevers,
    run: ({ offeringId, ...operation }) => leversOf(operation, offeringId),
  },
  changeHours: { body: HoursChange, response: ChangedHours, run: changeHours },
})
