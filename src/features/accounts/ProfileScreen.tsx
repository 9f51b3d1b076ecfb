import { useRouter } from 'next/router'
import { useId } from 'react'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { useVersionedForm } from '@/api/useVersionedForm'
import { ConflictNotice } from '@/components/conflicts/ConflictNotice'
import { QueryResult } from '@/components/queries/QueryResult'
import { accounts, accountSettings } from '@/contracts/accounts'
import type { Account } from '@/contracts/accounts/schemas'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { flashMessage } from '@/shell/notifications/flash'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FieldStack } from '@/ui/fields/FieldStack'
import { FormErrorSummary } from '@/ui/fields/form/FormErrorSummary'
import { TextField } from '@/ui/fields/inputs/TextField'
import { AccountForm } from './components/AccountForm'
import { MyPage } from './components/MyPage'

const TITLE = 'プロフィールの変更'
const labels = { name: '氏名', nameKana: 'フリガナ', phoneNumber: '電話番号', department: '部署' }
const valuesOf = (me: Account | undefined) => ({
  name: me?.name ?? '',
  nameKana: me?.nameKana ?? '',
  phoneNumber: me?.phoneNumber ?? '',
  department: me?.department ?? '',
  lockVersion: me?.lockVersion ?? 0,
})

/** Name, reading, phone and department of the person who signed in. */
export function ProfileScreen() {
  const account = useQuery(accounts.me, {}, { revalidateOnFocus: false })
  return account.data ? (
    <ProfileForm me={account.data} readLatest={() => account.mutate()} />
  ) : (
    <MyPage title={TITLE} setting>
      <QueryResult of={account} name='アカウント' skeleton={<Skeleton kind='form' />} />
    </MyPage>
  )
}

function ProfileForm({
  me,
  readLatest,
}: {
  me: Account
  readLatest: () => Promise<Account | undefined>
}) {
  const router = useRouter()
  const id = useId()
  const [update] = useMutation(accountSettings.update)
  const versioned = useVersionedForm(() => import('./profile.schema'), {
    record: me,
    valuesOf,
    readLatest,
  })
  const { form } = versioned
  const [guard, allowLeaving] = useUnsavedGuard(form.formState.isDirty)
  const onForm = versioned.submitWith(async (body) => {
    await update({ body })
    allowLeaving()
    flashMessage({ type: 'success', body: ['プロフィールを保存しました。'] })
    await router.push(href(routes.accountSettings, {}))
  })
  return (
    <MyPage
      title={TITLE}
      setting
      save={{ form: id, saving: form.formState.isSubmitting, label: '保存する' }}
    >
      {guard}
      <AccountForm {...onForm} id={id}>
        <ConflictNotice versioned={versioned} labels={labels} />
        <FormErrorSummary form={form} labels={labels} />
        <FieldStack columns={2}>
          <TextField
            form={form}
            name='name'
            label={labels.name}
            help='メッセージの「対応者」に表示されます。'
            autoComplete='name'
            required
          />
          <TextField form={form} name='nameKana' label={labels.nameKana} kind='katakana' optional />
          <TextField
            form={form}
            name='phoneNumber'
            label={labels.phoneNumber}
            kind='tel'
            help='半角・全角どちらでも入力できます。'
            optional
          />
          <TextField form={form} name='department' label={labels.department} optional />
        </FieldStack>
      </AccountForm>
    </MyPage>
  )
}
