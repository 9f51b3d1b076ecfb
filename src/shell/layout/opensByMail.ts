import { routes } from '@/routes/routes'

/**
 * Whether the page in the address bar was opened by the link of a mail about a change of address:
 * it answers without a session.
 */
export const opensByMail = () =>
  location.pathname === routes.accountEmail.path &&
  new URLSearchParams(location.search).has('token')
