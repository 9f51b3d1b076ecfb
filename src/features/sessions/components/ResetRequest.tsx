import { useState } from 'react'
import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import { ServiceCard } from '@/components/account/ServiceCard'
import { setupTokens } from '@/contracts/setupTokens'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { TextField } from '@/ui/fields/inputs/TextField'
import { AuthForm } from './AuthForm'

/**
 * Requests the e-mail for setting a new password. The response does not reveal whether the address
 * is registered.
 */
export function ResetRequest() {
  const [ask] = useMutation(setupTokens.request)
  const [sentMessages, setSentMessages] = useState<readonly string[]>()
  const [form, submitWith] = useSchemaForm(
    () => import('@/features/sessions/resetRequest.schema'),
    {},
  )
  const onForm = submitWith(async (body) => {
    await ask({ body })
    setSentMessages([
      `${body.email} あてに、ご案内を送りました。`,
      'このアドレスが登録されていれば、数分以内にメールが届きます。メールのリンクは1時間、1回だけ使えます。',
      '届かないときは、迷惑メールのフォルダーと、入力したアドレスをご確認ください。',
    ])
  })
  return (
    <ServiceCard
      title={sentMessages ? 'メールをご確認ください' : 'パスワードの再設定'}
      link={{ label: 'ログイン画面へ戻る', href: href(routes.login, {}) }}
    >
      {sentMessages && <FormAlert tone='success' messages={sentMessages} />}
      <AuthForm {...onForm} method='post'>
        {!sentMessages && (
          <p>
            登録しているメールアドレスを入力してください。新しいパスワードを決めるためのリンクをお送りします。
          </p>
        )}
        <TextField
          form={form}
          name='email'
          label='メールアドレス'
          kind='email'
          autoComplete='username'
          autoCapitalize='none'
          spellCheck={false}
          enterKeyHint='send'
          required
          hideTag
        />
        <Button
          type='submit'
          tone={sentMessages ? 'plain' : 'primary'}
          size={48}
          wide
          loading={form.formState.isSubmitting}
        >
          {sentMessages ? '案内メールをもう一度送る' : '案内メールを送る'}
        </Button>
      </AuthForm>
    </ServiceCard>
  )
}
