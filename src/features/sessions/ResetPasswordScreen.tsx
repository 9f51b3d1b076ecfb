import { useUrlState } from '@/api/useUrlState'
import { routes } from '@/routes/routes'
import { NewPassword } from './components/NewPassword'
import { ResetRequest } from './components/ResetRequest'

/** Without a token: requests an e-mail. With the token of an e-mail: sets a new password. */
export function ResetPasswordScreen() {
  const [{ token }] = useUrlState(routes.resetPassword.query)
  return token === '' ? <ResetRequest /> : <NewPassword setupToken={token} />
}
