import { useRouter } from 'next/router'
import { useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { useSchemaForm } from '@/api/useSchemaForm'
import { ServiceCard } from '@/components/account/ServiceCard'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { nextPage } from '@/shell/page/nextPage'
import { useReady } from '@/shell/page/useReady'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { PasswordField } from '@/ui/fields/inputs/PasswordField'
import { TextField } from '@/ui/fields/inputs/TextField'
import { AuthForm } from './components/AuthForm'
import { useSignIn } from './hooks/useSignIn'

const resetPasswordHref = href(routes.resetPassword, {})

/** Sign-in. An error is shown above the fields, which keep their values. */
export function LoginScreen() {
  const { query } = useRouter()
  const isReady = useReady()
  const signIn = useSignIn()
  const [apiError, setApiError] = useState<ApiError>()
  // Without initial values, text that was typed or autofilled before hydration is kept.
  const [form, submitWith] = useSchemaForm(() => import('./login.schema'), {})
  const onForm = submitWith(async (body) => {
    try {
      await signIn(body, nextPage(query['next']))
    } catch (error) {
      if (!(error instanceof ApiError) || Object.keys(error.fields).length > 0) throw error
      setApiError(error)
    }
  })
  return (
    <ServiceCard
      title='ログイン'
      link={{ label: 'パスワードをお忘れの方', href: resetPasswordHref }}
    >
      {apiError && (
        <FormAlert
          tone='error'
          messages={apiError.messages}
          {...(apiError.status === 429
            ? {
                action: (
                  <ButtonLink size={32} href={resetPasswordHref}>
                    パスワードを再設定
                  </ButtonLink>
                ),
              }
            : {})}
        />
      )}
      <AuthForm {...onForm} method='post'>
        <TextField
          form={form}
          name='email'
          label='メールアドレス'
          kind='email'
          autoComplete='username'
          autoCapitalize='none'
          spellCheck={false}
          enterKeyHint='next'
          required
          hideTag
        />
        <PasswordField
          form={form}
          name='password'
          label='パスワード'
          autoComplete='current-password'
          enterKeyHint='go'
          required
          hideTag
        />
        {/* No submit button until hydration: before that, the browser would send the form to the page's own URL. */}
        <Button
          type={isReady ? 'submit' : 'button'}
          tone='primary'
          size={48}
          wide
          loading={form.formState.isSubmitting}
        >
          ログイン
        </Button>
      </AuthForm>
    </ServiceCard>
  )
}
