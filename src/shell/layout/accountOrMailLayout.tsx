import { useSyncExternalStore, type ReactNode } from 'react'
import { accountLayout } from './AccountLayout'
import { authLayout } from './AuthLayout'
import type { Layout, PageFrame } from './layouts'
import { opensByMail } from './opensByMail'

const subscribeToNothing = () => () => {}

/**
 * With the token of an e-mail the page has no menu: the user may be signed out, so nothing of the
 * account is read.
 */
function AccountOrMailLayout({ frame, children }: { frame: PageFrame; children: ReactNode }) {
  const isOpenedByMail = useSyncExternalStore(subscribeToNothing, opensByMail, () => false)
  return (isOpenedByMail ? authLayout : accountLayout).getLayout(<>{children}</>, frame)
}
/** For an account page that e-mails also link to. */
export const accountOrMailLayout: Layout = {
  prefetch: [],
  getLayout: (page, frame) => <AccountOrMailLayout frame={frame}>{page}</AccountOrMailLayout>,
}
