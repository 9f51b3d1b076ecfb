import { useRouter } from 'next/router'
import { useMutate, useQuery } from '@/api/hooks'
import { useForm } from '@/api/useForm'
import { accounts } from '@/contracts/accounts'
import type { Account } from '@/contracts/accounts.schemas'
import { routes } from '@/routes'
import { href } from '@/routes/kit'
import { flashMessage } from '@/shell/flash'
import { useUnsavedGuard } from '@/shell/useUnsavedGuard'
import { FormErrorSummary } from '@/ui/FormErrorSummary'
import { PageSection } from '@/ui/PageSection'
import { TextField } from '@/ui/TextField'
import { Fields } from './Fields'
import { MyPage } from './MyPage'
import { SaveBar } from './SaveBar'

/** Name, reading, phone and department of the person who signed in. */
export function ProfileScreen() {
  const { data, error, mutate } = useQuery(accounts.me, {}, { revalidateOnFocus: false })
  return <MyPage title='プロフィールの変更' data={data} error={error} onRetry={() => void mutate()}>{(me) => <ProfileForm me={me} />}</MyPage>
}

function ProfileForm({ me }: { me: Account }) {
  const router = useRouter()
  const [update] = useMutate(accounts.update)
  const [form, onForm] = useForm(() => import('./profile.schema'), { name: me.name, nameKana: me.nameKana ?? '', phoneNumber: me.phoneNumber ?? '', department: me.department ?? '', lockVersion: me.lockVersion }, async (body) => {
    await update({ body })
    pass()
    flashMessage({ type: 'success', body: ['プロフィールを保存しました。'] })
    await router.push(href(routes.accountSettings, {}))
  })
  const [guard, pass] = useUnsavedGuard(form.formState.isDirty)
  return (
    <form {...onForm}>
      {guard}
      <FormErrorSummary form={form} labels={{ name: '氏名', nameKana: 'フリガナ', phoneNumber: '電話番号', department: '部署' }} />
      <PageSection line={false}>
        <Fields>
          <TextField form={form} name='name' label='氏名' help='メッセージの「対応者」に表示されます。' autoComplete='name' required />
          <TextField form={form} name='nameKana' label='フリガナ' kind='katakana' help='ひらがなで入力しても、カタカナに直します。' optional />
          <TextField form={form} name='phoneNumber' label='電話番号' kind='tel' help='半角・全角どちらでも入力できます。ハイフンは要りません。' optional />
          <TextField form={form} name='department' label='部署' autoComplete='organization-title' optional />
        </Fields>
      </PageSection>
      <SaveBar saving={form.formState.isSubmitting} />
    </form>
  )
}
