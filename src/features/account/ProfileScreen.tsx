import { useRouter } from 'next/router'
import { useId, useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { useSchemaForm } from '@/api/useSchemaForm'
import { accounts, accountSettings } from '@/contracts/accounts'
import type { Account } from '@/contracts/accounts/schemas'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { flashMessage } from '@/shell/notifications/flash'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { Button } from '@/ui/buttons/Button'
import { FieldStack } from '@/ui/fields/FieldStack'
import { FormErrorSummary } from '@/ui/fields/form/FormErrorSummary'
import { TextField } from '@/ui/fields/inputs/TextField'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { MyPage, loadingOrError } from './components/MyPage'
import { AccountForm } from './components/AccountForm'

const TITLE = 'プロフィールの変更'
const fields = ['name', 'nameKana', 'phoneNumber', 'department'] as const
const labels = { name: '氏名', nameKana: 'フリガナ', phoneNumber: '電話番号', department: '部署' }
const valuesOf = (me: Account) => ({
  name: me.name,
  nameKana: me.nameKana ?? '',
  phoneNumber: me.phoneNumber ?? '',
  department: me.department ?? '',
  lockVersion: me.lockVersion,
})

/** What came of a save, or (`isLatest`) of taking over what another session saved. */
type ServerMessage = { isLatest: boolean; messages: readonly string[] }

/** Name, reading, phone and department of the person who signed in. */
export function ProfileScreen() {
  const { data, error, isValidating, mutate } = useQuery(
    accounts.me,
    {},
    { revalidateOnFocus: false },
  )
  return data ? (
    <ProfileForm me={data} onLatest={() => mutate()} />
  ) : (
    <MyPage title={TITLE} setting>
      {loadingOrError({ error, retrying: isValidating, onRetry: () => void mutate() })}
    </MyPage>
  )
}

function ProfileForm({
  me,
  onLatest,
}: {
  me: Account
  onLatest: () => Promise<Account | undefined>
}) {
  const router = useRouter()
  const id = useId()
  const [update] = useMutation(accountSettings.update)
  const [serverMessage, setServerMessage] = useState<ServerMessage>()
  const [form, submitWith] = useSchemaForm(() => import('./profile.schema'), valuesOf(me))
  const [guard, allowLeaving] = useUnsavedGuard(form.formState.isDirty)
  const onForm = submitWith(async (body) => {
    try {
      await update({ body })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      return setServerMessage({ isLatest: false, messages: error.messages })
    }
    allowLeaving()
    flashMessage({ type: 'success', body: ['プロフィールを保存しました。'] })
    await router.push(href(routes.accountSettings, {}))
  })
  /**
   * Fields not edited here take the values that another session saved; edited fields keep the
   * input.
   */
  async function takeLatest() {
    const latest = await onLatest()
    const typed = form.getValues()
    const before = form.formState.defaultValues
    if (!latest) return
    form.reset(valuesOf(latest))
    for (const name of fields)
      if (typed[name] !== before?.[name])
        form.setValue(name, typed[name] ?? '', { shouldDirty: true })
    setServerMessage({
      isLatest: true,
      messages: [
        '最新の内容を読み込みました。',
        '入力した内容は残っています。確かめて、もう一度保存してください。',
      ],
    })
  }
  return (
    <MyPage
      title={TITLE}
      setting
      save={{ form: id, saving: form.formState.isSubmitting, label: '保存する' }}
    >
      {guard}
      <AccountForm {...onForm} id={id}>
        {serverMessage && (
          <FormAlert
            tone={serverMessage.isLatest ? 'info' : 'error'}
            messages={serverMessage.messages}
            {...(serverMessage.isLatest
              ? {}
              : {
                  action: (
                    <Button size={32} onClick={() => void takeLatest()}>
                      最新の内容を読み込む
                    </Button>
                  ),
                })}
          />
        )}
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
          <TextField
            form={form}
            name='nameKana'
            label={labels.nameKana}
            kind='katakana'
            help='ひらがなで入力しても、カタカナに直します。'
            optional
          />
          <TextField
            form={form}
            name='phoneNumber'
            label={labels.phoneNumber}
            kind='digits'
            inputMode='tel'
            autoComplete='tel'
            help='半角・全角どちらでも入力できます。'
            optional
          />
          <TextField form={form} name='department' label={labels.department} optional />
        </FieldStack>
      </AccountForm>
    </MyPage>
  )
}
