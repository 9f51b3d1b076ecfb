import { useUrlState } from '@/api/useUrlState'
import { routes } from '@/routes/routes'
import { AnswerEmailChange } from './components/AnswerEmailChange'
import { EmailForm } from './components/EmailForm'

/** Requests a change of the e-mail address; with the token of an e-mail, confirms or cancels it. */
export function EmailScreen() {
  const [{ token, action }] = useUrlState(routes.accountEmail.query)
  return token === '' ? (
    <EmailForm />
  ) : (
    <AnswerEmailChange key={token} token={token} action={action} />
  )
}
