import { useRouter } from 'next/router'
import { useWatch } from 'react-hook-form'
import { request } from '@/api/client'
import { useMutate, useQuery } from '@/api/hooks'
import { useForm } from '@/api/useForm'
import { accounts } from '@/contracts/accounts'
import type { Account } from '@/contracts/accounts.schemas'
import { PasswordRules } from '@/parts/PasswordRules'
import { routes } from '@/routes'
import { href } from '@/routes/kit'
import { flashMessage } from '@/shell/flash'
import { useUnsavedGuard } from '@/shell/useUnsavedGuard'
import { PageSection } from '@/ui/PageSection'
import { PasswordField } from '@/ui/PasswordField'
import { Fields } from './Fields'
import { MyPage } from './MyPage'
import { SaveBar } from './SaveBar'

const ask = (password: string) => request(accounts.validatePassword, { body: { password } })

/** A new password; every other device is signed out by it. */
export function PasswordScreen() {
  const { data, error, mutate } = useQuery(accounts.me, {}, { revalidateOnFocus: false })
  return <MyPage title='パスワードの変更' data={data} error={error} onRetry={() => void mutate()}>{(me) => <PasswordForm me={me} />}</MyPage>
}

function PasswordForm({ me }: { me: Account }) {
  const router = useRouter()
  const [change] = useMutate(accounts.changePassword)
  const [form, onForm] = useForm(() => import('./password.schema'), { currentPassword: '', newPassword: '', again: '' }, async ({ currentPassword, newPassword }) => {
    await change({ body: { currentPassword, newPassword } })
    pass()
    flashMessage({ type: 'success', body: ['パスワードを変更しました。ほかの端末は、すべてログアウトしました。'] })
    await router.push(href(routes.accountSettings, {}))
  })
  const [guard, pass] = useUnsavedGuard(form.formState.isDirty)
  const password = useWatch({ control: form.control, name: 'newPassword' })
  return (
    <form {...onForm} method='post'>
      {guard}
      <PageSection line={false}>
        <input type='hidden' name='username' autoComplete='username' value={me.email} readOnly />
        <Fields>
          <PasswordField form={form} name='currentPassword' label='今のパスワード' autoComplete='current-password' required />
          <PasswordField form={form} name='newPassword' label='新しいパスワード' autoComplete='new-password' required />
          <PasswordRules password={password} email={me.email} ask={ask} />
          <PasswordField form={form} name='again' label='新しいパスワード(確認)' autoComplete='new-password' required />
        </Fields>
      </PageSection>
      <SaveBar saving={form.formState.isSubmitting} label='パスワードを変更する' />
    </form>
  )
}
