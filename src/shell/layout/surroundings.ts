import { dropOtherVersions } from '@/lib/storage/storageCleaning'
import { ClientSwitcher } from '@/components/clients/ClientSwitcher'
import { AccountHeader } from './AccountHeader'
import { GlobalWatchers } from './GlobalWatchers'
import { Header } from './Header'
import { BottomNav } from './BottomNav'
import { Sidebar } from './Sidebar'

/** What surrounds a page and is not needed to paint it: one file, which arrives beside the page's own. */
export const surroundings = {
  AccountHeader,
  GlobalWatchers,
  Header,
  BottomNav,
  ClientSwitcher,
  Sidebar,
}

// Once per document. Nothing reads what another version left.
if (typeof window !== 'undefined') dropOtherVersions()
