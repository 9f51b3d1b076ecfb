import { useRouter } from 'next/router'
import { useCallback } from 'react'
import { useWatch } from 'react-hook-form'
import { ApiError } from '@/api/ApiError'
import { request } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { useSchemaForm } from '@/api/useSchemaForm'
import { PasswordRules } from '@/components/account/PasswordRules'
import { ServiceCard } from '@/components/account/ServiceCard'
import { SignInName } from '@/components/account/SignInName'
import { setupTokens } from '@/contracts/setupTokens'
import { useSignIn } from '@/features/sessions/hooks/useSignIn'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { flashMessage } from '@/shell/notifications/flash'
import { Button } from '@/ui/buttons/Button'
import { MailAddress } from '@/ui/data-display/MailAddress'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { PasswordField } from '@/ui/fields/inputs/PasswordField'
import { AuthForm } from './AuthForm'
import { DeadToken } from './DeadToken'
import { WaitingCard } from './WaitingCard'

/** Sets a password with the token of an e-mail: for an invitation or a forgotten password. */
export function NewPassword({ setupToken }: { setupToken: string }) {
  const router = useRouter()
  const {
    data: token,
    error,
    isValidating,
    mutate,
  } = useQuery(setupTokens.one, { setupToken }, { revalidateOnFocus: false })
  const [setPassword] = useMutation(setupTokens.use)
  const signIn = useSignIn()
  const [form, submitWith] = useSchemaForm(() => import('@/features/sessions/newPassword.schema'), {
    password: '',
    again: '',
  })
  const onForm = submitWith(async ({ password }) => {
    try {
      await setPassword({ setupToken, body: { password } })
    } catch (problem) {
      // The token has expired or was used in another tab. Reading it again lets the card show which.
      if (problem instanceof ApiError && problem.code === 'token_dead') return void (await mutate())
      throw problem
    }
    // An invited user has just chosen the password, so asking for it again would prove nothing.
    if (token?.kind === 'invite') {
      try {
        return await signIn({ email: token.email, password })
      } catch (problem) {
        if (!(problem instanceof ApiError)) throw problem
      }
      // The page after a reset says that other sessions have ended, but an invited user had none.
      flashMessage({
        type: 'success',
        body: ['パスワードを設定しました。このパスワードでログインしてください。'],
      })
      return void (await router.push(href(routes.login, {})))
    }
    await router.push(href(routes.authComplete, {}))
  })
  const password = useWatch({ control: form.control, name: 'password' })
  const validatePassword = useCallback(
    (typed: string) =>
      request(setupTokens.validatePassword, { setupToken, body: { password: typed } }),
    [setupToken],
  )
  const { isSubmitting } = form.formState
  // This form's own submit also uses up the token, so its state is ignored until the next page appears.
  if (!isSubmitting && (error?.status === 404 || (token && token.status !== 'valid')))
    return <DeadToken token={token} />
  if (error && !token)
    return (
      <ServiceCard title='パスワードの設定'>
        <ErrorState inline onRetry={() => void mutate()} retrying={isValidating}>
          {error.message}
        </ErrorState>
      </ServiceCard>
    )
  if (!token) return <WaitingCard />
  const isInvited = token.kind === 'invite'
  // Until a person has entered a name, the account has its e-mail address in its place.
  const name = token.accountName === token.email ? null : token.accountName
  const organisation = [token.companyName, token.clientName].filter(Boolean).join(' ')
  return (
    <ServiceCard title={isInvited ? 'パスワードの設定' : '新しいパスワードの設定'}>
      <AuthForm {...onForm} method='post'>
        {isInvited && (
          <p>
            {name && `${name}さん、`}
            {organisation && `${organisation}の`}管理画面へようこそ。
          </p>
        )}
        <p>
          <b>
            <MailAddress>{token.email}</MailAddress>
          </b>{' '}
          でログインするためのパスワードを決めてください。このURLは{' '}
          {formatDateTime(token.expiresAt, serverNow())} まで使えます。
        </p>
        <SignInName email={token.email} />
        <PasswordField
          form={form}
          name='password'
          label='新しいパスワード'
          autoComplete='new-password'
          enterKeyHint='next'
          required
          hideTag
        />
        <PasswordRules password={password} email={token.email} ask={validatePassword} />
        <PasswordField
          form={form}
          name='again'
          label='新しいパスワード(確認)'
          autoComplete='new-password'
          enterKeyHint='go'
          required
          hideTag
        />
        <Button type='submit' tone='primary' size={48} wide loading={isSubmitting}>
          このパスワードに設定する
        </Button>
      </AuthForm>
    </ServiceCard>
  )
}
