import { resetFamily } from './storageCleaning'
import { flash, searchAccessibleClients } from './storedValues'

/** On signing out: what a person typed and searched for does not stay on a shared device. */
export function clearPersonalStorage() {
  ;['draft', 'searchClients'].forEach(resetFamily)
  searchAccessibleClients.reset()
  flash.reset()
}
