import { useRouter } from 'next/router'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { request } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { useSchemaForm } from '@/api/useSchemaForm'
import { PasswordRules } from '@/components/account/PasswordRules'
import { SignInName } from '@/components/account/SignInName'
import { QueryResult } from '@/components/queries/QueryResult'
import { accounts, accountSettings } from '@/contracts/accounts'
import type { Account } from '@/contracts/accounts/schemas'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { flashMessage } from '@/shell/notifications/flash'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { PasswordField } from '@/ui/fields/inputs/PasswordField'
import { AccountForm } from './components/AccountForm'
import { MyPage } from './components/MyPage'

const TITLE = 'パスワードの変更'
const validatePassword = (password: string) =>
  request(accountSettings.validatePassword, { body: { password } })

/** Changes the password, which signs out every other device. */
export function PasswordScreen() {
  const account = useQuery(accounts.me, {}, { revalidateOnFocus: false })
  return account.data ? (
    <PasswordForm me={account.data} />
  ) : (
    <MyPage title={TITLE} setting>
      <QueryResult of={account} name='アカウント' skeleton={<Skeleton kind='form' />} />
    </MyPage>
  )
}

function PasswordForm({ me }: { me: Account }) {
  const router = useRouter()
  const id = useId()
  const [change] = useMutation(accountSettings.changePassword)
  const [form, submitWith] = useSchemaForm(() => import('./password.schema'), {
    currentPassword: '',
    newPassword: '',
    again: '',
  })
  const [guard, allowLeaving] = useUnsavedGuard(form.formState.isDirty)
  const onForm = submitWith(async ({ currentPassword, newPassword }) => {
    await change({ body: { currentPassword, newPassword } })
    allowLeaving()
    flashMessage({
      type: 'success',
      body: ['パスワードを変更しました。ほかの端末は、すべてログアウトしました。'],
    })
    await router.push(href(routes.accountSettings, {}))
  })
  const password = useWatch({ control: form.control, name: 'newPassword' })
  return (
    <MyPage
      title={TITLE}
      setting
      save={{ form: id, saving: form.formState.isSubmitting, label: 'パスワードを変更する' }}
    >
      {guard}
      <AccountForm {...onForm} id={id} method='post'>
        <p>変更すると、この端末のほかは、すべてログアウトします。</p>
        <SignInName email={me.email} />
        <PasswordField
          form={form}
          name='currentPassword'
          label='今のパスワード'
          autoComplete='current-password'
          required
        />
        <PasswordField
          form={form}
          name='newPassword'
          label='新しいパスワード'
          autoComplete='new-password'
          required
        />
        <PasswordRules password={password} email={me.email} ask={validatePassword} />
        <PasswordField
          form={form}
          name='again'
          label='新しいパスワード(確認)'
          autoComplete='new-password'
          required
        />
      </AccountForm>
    </MyPage>
  )
}
