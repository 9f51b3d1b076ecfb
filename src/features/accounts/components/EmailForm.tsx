import { useRouter } from 'next/router'
import { useId, useState } from 'react'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { useSchemaForm } from '@/api/useSchemaForm'
import { SignInName } from '@/components/account/SignInName'
import { QueryResult } from '@/components/queries/QueryResult'
import { accounts, accountSettings } from '@/contracts/accounts'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { flashMessage } from '@/shell/notifications/flash'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { MailAddress } from '@/ui/data-display/MailAddress'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { PasswordField } from '@/ui/fields/inputs/PasswordField'
import { TextField } from '@/ui/fields/inputs/TextField'
import { AccountForm } from './AccountForm'
import { MyPage } from './MyPage'

const TITLE = 'メールアドレスの変更'

/**
 * Asks for the new address and the current password: an unlocked device alone must not be enough to take over the
 * account.
 */
export function EmailForm() {
  const router = useRouter()
  const id = useId()
  const account = useQuery(accounts.me, {}, { revalidateOnFocus: false })
  const { data: me, mutate } = account
  const [ask] = useMutation(accountSettings.requestEmailChange)
  const [errorMessages, setErrorMessages] = useState<readonly string[]>()
  const [form, submitWith] = useSchemaForm(() => import('@/features/accounts/email.schema'), {
    newEmail: '',
    currentPassword: '',
  })
  const [guard, allowLeaving] = useUnsavedGuard(form.formState.isDirty)
  const onForm = submitWith(async (body) => {
    await ask({ body })
    // The response is the same if too many e-mails were requested; only the missing pending change reveals it.
    if ((await mutate())?.pendingEmail?.newEmail !== body.newEmail.toLowerCase())
      return setErrorMessages([
        '続けて送ったため、いまは確認メールを送れません。',
        '1時間ほど待ってから、もう一度お試しください。',
      ])
    allowLeaving()
    flashMessage({
      type: 'success',
      body: [
        `${body.newEmail} に確認メールを送りました。メールのリンクを開くと、変更が完了します。`,
      ],
    })
    await router.push(href(routes.accountSettings, {}))
  })
  if (!me)
    return (
      <MyPage title={TITLE} setting>
        <QueryResult of={account} name='アカウント' skeleton={<Skeleton kind='form' />} />
      </MyPage>
    )
  return (
    <MyPage
      title={TITLE}
      setting
      save={{ form: id, saving: form.formState.isSubmitting, label: '確認メールを送る' }}
    >
      {guard}
      <AccountForm {...onForm} id={id} method='post'>
        <p>
          今のメールアドレスは{' '}
          <b>
            <MailAddress>{me.email}</MailAddress>
          </b>{' '}
          です。新しいアドレスに届くメールのリンクを開くまでは、今のアドレスでログインします。
        </p>
        {me.pendingEmail && (
          <Notice tone='warning' title={`${me.pendingEmail.newEmail} への変更が確認待ちです。`}>
            {formatDateTime(me.pendingEmail.expiresAt, serverNow())}{' '}
            まで有効です。新しく送ると、前のリンクは使えなくなります。
          </Notice>
        )}
        {errorMessages && <FormAlert tone='warning' messages={errorMessages} />}
        <SignInName email={me.email} />
        <TextField
          form={form}
          name='newEmail'
          label='新しいメールアドレス'
          kind='email'
          autoCapitalize='none'
          spellCheck={false}
          required
        />
        <PasswordField
          form={form}
          name='currentPassword'
          label='今のパスワード'
          help='本人確認のために入力してください。'
          autoComplete='current-password'
          required
        />
      </AccountForm>
    </MyPage>
  )
}
