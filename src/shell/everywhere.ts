import { usePermissions } from '@/parts/usePermissions'
import { Link } from '@/ui/Link'
import { formatTime } from '@/lib/jst'
import { minifySidebar } from '@/lib/storedValues'

/** What nearly every page has anyway. Held by _app, so that the files that arrive later do not bring it a second time. */
export const everywhere = { Link, formatTime, minifySidebar, usePermissions }
