import { useUrlState } from '@/api/useUrlState'
import { routes } from '@/routes'
import { AnswerEmailChange } from './AnswerEmailChange'
import { EmailForm } from './EmailForm'

/** Asks for a change of address; with the token of a mail it is the page on which the change is confirmed or called off. */
export function EmailScreen() {
  const [{ token, action }] = useUrlState(routes.accountEmail.query)
  return token === '' ? <EmailForm /> : <AnswerEmailChange key={token} token={token} action={action} />
}
