import { useUrlState } from '@/api/useUrlState'
import { routes } from '@/routes'
import { NewPassword } from './NewPassword'
import { ResetRequest } from './ResetRequest'

/** Without a token: asks for a mail. With the token of a mail: chooses a new password. */
export function ResetPasswordScreen() {
  const [{ token }] = useUrlState(routes.resetPassword.query)
  return token === '' ? <ResetRequest /> : <NewPassword setupToken={token} />
}
