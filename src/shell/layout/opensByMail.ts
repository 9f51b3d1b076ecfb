import { routes } from '@/routes/routes'

/**
 * Whether the page was opened by the link of an e-mail about a change of address; it works without
 * a session.
 */
export const opensByMail = () =>
  location.pathname === routes.accountEmail.path &&
  new URLSearchParams(location.search).has('token')
