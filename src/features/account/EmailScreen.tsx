import { useUrlState } from '@/api/useUrlState'
import { routes } from '@/routes/routes'
import { AnswerEmailChange } from './components/AnswerEmailChange'
import { EmailForm } from './components/EmailForm'

/**
 * Asks for a change of address; with the token of a mail it is the page on which the change is
 * confirmed or called off.
 */
export function EmailScreen() {
  const [{ token, action }] = useUrlState(routes.accountEmail.query)
  return token === '' ? (
    <EmailForm />
  ) : (
    <AnswerEmailChange key={token} token={token} action={action} />
  )
}
