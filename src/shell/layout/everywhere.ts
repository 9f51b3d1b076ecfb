import { usePermissions } from '@/components/permissions/usePermissions'
import { Link } from '@/ui/buttons/Link'
import { formatTime } from '@/lib/date'
import { minifySidebar } from '@/lib/storage/storedValues'

/** What nearly every page has anyway. Held by _app, so that the files that arrive later do not bring it a second time. */
export const everywhere = { Link, formatTime, minifySidebar, usePermissions }
