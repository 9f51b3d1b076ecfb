import { keptToday } from './keptToday'
import { KNOWN_RIGHTS } from './knownRefusal'
import { resetFamily } from './storageCleaning'
import { flash, searchAccessibleClients } from './storedValues'

/** Removes drafts, searches, messages, rights and today's list of a user on sign-out, because devices are shared. */
export function clearPersonalStorage() {
  ;['draft', 'searchClients', KNOWN_RIGHTS].forEach(resetFamily)
  searchAccessibleClients.reset()
  flash.reset()
  keptToday.reset()
}
