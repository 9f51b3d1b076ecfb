import { useSyncExternalStore, type ReactNode } from 'react'
import { accountLayout, authLayout, type Layout, type PageFrame } from './layouts'
import { opensByMail } from './opensByMail'

const subscribeToNothing = () => () => {}

/**
 * With the token of a mail the page stands alone: who follows the link may be signed out, so
 * nothing is asked of the account and no menu is offered.
 */
function AccountOrMailLayout({ frame, children }: { frame: PageFrame; children: ReactNode }) {
  const byMail = useSyncExternalStore(subscribeToNothing, opensByMail, () => false)
  return (byMail ? authLayout : accountLayout).getLayout(<>{children}</>, frame)
}
/** A page of the account that is also where a mail leads to. */
export const accountOrMailLayout: Layout = {
  prefetch: [],
  getLayout: (page, frame) => <AccountOrMailLayout frame={frame}>{page}</AccountOrMailLayout>,
}
