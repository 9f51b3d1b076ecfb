import { keptToday } from './keptToday'
import { resetFamily } from './storageCleaning'
import { flash, searchAccessibleClients } from './storedValues'

/** Removes drafts, searches, messages and today's list of a user on sign-out, because devices are shared. */
export function clearPersonalStorage() {
  ;['draft', 'searchClients'].forEach(resetFamily)
  searchAccessibleClients.reset()
  flash.reset()
  keptToday.reset()
}
