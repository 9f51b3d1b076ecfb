import { resetFamily } from './storageCleaning'
import { flash, searchAccessibleClients } from './storedValues'

/** Removes drafts, searches and messages of a user on sign-out, because devices are shared. */
export function clearPersonalStorage() {
  ;['draft', 'searchClients'].forEach(resetFamily)
  searchAccessibleClients.reset()
  flash.reset()
}
