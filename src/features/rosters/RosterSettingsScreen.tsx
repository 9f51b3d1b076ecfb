import { useRouter } from 'next/router'
import { useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { changesOf, mergeOf, valuesWith } from '@/api/mergeInput'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { rosters } from '@/contracts/rosters'
import type { RosterFields } from '@/contracts/rosters/schemas'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { flashMessage } from '@/shell/notifications/flash'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { ActionBar } from '@/ui/layout/ActionBar'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { FieldOrder } from './FieldOrder'
import * as S from './roster.styles'

/** Selects and orders the columns of the roster, for screen, print and Excel. */
export function RosterSettingsScreen({ clientId }: Params<typeof routes.rosterSettings.path>) {
  const query = useQuery(
    rosters.fields,
    { clientId },
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  )
  const { data, mutate } = query
  return (
    <PageLayout
      title={<BarTitle>名簿の項目の設定</BarTitle>}
      crumbs={[
        { label: '出勤者名簿', href: href(routes.roster, { clientId }) },
        { label: '項目の設定' },
      ]}
    >
      <QueryResult
        of={query}
        name='項目'
        heading='h2'
        skeleton={<Skeleton kind='rows' rows={12} />}
      />
      {data && <Settings clientId={clientId} fields={data} readLatest={() => mutate()} />}
    </PageLayout>
  )
}

type Items = RosterFields['items']
const valuesOf = (items: Items) => ({
  order: items.map(({ key }) => key),
  enabled: Object.fromEntries(items.map(({ key, enabled }) => [key, enabled])),
})
/** Applies the changes made here since `opened` to the latest version, which another user has saved. */
function arrangedOver(latest: Items, opened: Items, items: Items): Items {
  const { edits } = mergeOf(valuesOf(opened), valuesOf(items), valuesOf(latest))
  const { order, enabled } = valuesWith(valuesOf(latest), edits)
  return latest
    .map((item) => ({ ...item, enabled: enabled[item.key] ?? item.enabled }))
    .sort((one, other) => order.indexOf(one.key) - order.indexOf(other.key))
}

function Settings({
  clientId,
  fields,
  readLatest,
}: {
  clientId: string
  fields: RosterFields
  readLatest: () => Promise<RosterFields | undefined>
}) {
  const router = useRouter()
  const rosterHref = href(routes.roster, { clientId })
  // The setting when the page opened. Changes are made relative to it, not to a version that is read later.
  const [opened, setOpened] = useState(fields)
  const [items, setItems] = useState(fields.items)
  const [serverMessage, setServerMessage] = useState<{
    messages: readonly string[]
    isStale: boolean
  }>()
  const [update, isSaving] = useMutation(rosters.updateFields)
  const order = items.map(({ key, enabled }) => ({ key, enabled }))
  const isDirty = changesOf(valuesOf(opened.items), valuesOf(items)).length > 0
  const [guard, allowLeaving] = useUnsavedGuard(isDirty)
  async function handleSave() {
    setServerMessage(undefined)
    try {
      await update({ clientId, body: { items: order, lockVersion: opened.lockVersion } })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) return notifyError(error)
      return setServerMessage({ messages: error.messages, isStale: error.code === 'stale' })
    }
    allowLeaving()
    flashMessage({ type: 'success', body: ['名簿の項目を保存しました。'] })
    await router.push(rosterHref)
  }
  async function handleLoadLatest() {
    const latest = await readLatest()
    if (!latest) return
    setOpened(latest)
    setItems(arrangedOver(latest.items, opened.items, items))
    setServerMessage({
      messages: [
        '最新の内容を読み込みました。',
        '入力した内容は残っています。確かめて、もう一度保存してください。',
      ],
      isStale: false,
    })
  }
  return (
    <>
      {guard}
      {serverMessage && (
        <FormAlert
          tone='error'
          messages={serverMessage.messages}
          {...(serverMessage.isStale
            ? {
                action: (
                  <Button size={32} onClick={() => void handleLoadLatest()}>
                    最新の内容を読み込む
                  </Button>
                ),
              }
            : {})}
        />
      )}
      <S.Note>
        つまみを上下に動かすか、矢印のボタンで並べ替えます。画面・印刷・Excelのすべてに使われます。
      </S.Note>
      <FieldOrder items={items} onChange={setItems} />
      <ActionBar>
        <Button
          tone='primary'
          size={48}
          loading={isSaving}
          disabledReason={isDirty ? undefined : '変更はありません。'}
          onClick={() => void handleSave()}
        >
          保存する
        </Button>
        <ButtonLink size={48} href={rosterHref}>
          やめる
        </ButtonLink>
      </ActionBar>
    </>
  )
}
