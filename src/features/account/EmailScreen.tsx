import { useRouter } from 'next/router'
import { useMutate, useQuery } from '@/api/hooks'
import { useForm } from '@/api/useForm'
import { useUrlState } from '@/api/useUrlState'
import { accounts } from '@/contracts/accounts'
import type { Account } from '@/contracts/accounts.schemas'
import { routes } from '@/routes'
import { href } from '@/routes/kit'
import { flashMessage } from '@/shell/flash'
import { useUnsavedGuard } from '@/shell/useUnsavedGuard'
import { Notice } from '@/ui/Notice'
import { PageSection } from '@/ui/PageSection'
import { PasswordField } from '@/ui/PasswordField'
import { TextField } from '@/ui/TextField'
import { AnswerEmailChange } from './AnswerEmailChange'
import { Fields } from './Fields'
import { MyPage } from './MyPage'
import { SaveBar } from './SaveBar'

/** Asks for a change of address; with the token of a mail it is the page on which the change is confirmed or called off. */
export function EmailScreen() {
  const [{ token, action }] = useUrlState(routes.accountEmail.query)
  return token === '' ? <Change /> : <AnswerEmailChange token={token} action={action} />
}

function Change() {
  const { data, error, mutate } = useQuery(accounts.me, {}, { revalidateOnFocus: false })
  return <MyPage title='メールアドレスの変更' data={data} error={error} onRetry={() => void mutate()}>{(me) => <EmailForm me={me} />}</MyPage>
}

function EmailForm({ me }: { me: Account }) {
  const router = useRouter()
  const [ask] = useMutate(accounts.requestEmailChange)
  const [form, onForm] = useForm(() => import('./email.schema'), { newEmail: '', currentPassword: '' }, async (body) => {
    await ask({ body })
    pass()
    flashMessage({ type: 'success', body: [`${body.newEmail} に確認メールを送りました。メールのリンクを開くと、変更が完了します。`] })
    await router.push(href(routes.accountSettings, {}))
  })
  const [guard, pass] = useUnsavedGuard(form.formState.isDirty)
  return (
    <form {...onForm} method='post'>
      {guard}
      <PageSection line={false}>
        <p>今のメールアドレスは <b>{me.email}</b> です。新しいアドレスに届くメールのリンクを開くまでは、今のアドレスでログインします。</p>
        {me.pendingEmail && <Notice tone='warning' title={`${me.pendingEmail.newEmail} への変更が確認待ちです。`}>新しく送ると、前のリンクは使えなくなります。</Notice>}
        <Fields>
          <TextField form={form} name='newEmail' label='新しいメールアドレス' kind='email' required />
          <PasswordField form={form} name='currentPassword' label='今のパスワード' help='本人確認のために入力してください。' autoComplete='current-password' required />
        </Fields>
      </PageSection>
      <SaveBar saving={form.formState.isSubmitting} label='確認メールを送る' />
    </form>
  )
}
