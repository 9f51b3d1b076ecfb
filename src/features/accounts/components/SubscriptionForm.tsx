import { useRef, useState, type FormEvent } from 'react'
import styled from 'styled-components'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { accountSettings } from '@/contracts/accounts'
import { subscriptionEvents } from '@/contracts/accounts/enums'
import type { Subscriptions } from '@/contracts/accounts/schemas'
import { notify } from '@/lib/notifications/notificationQueue'
import { MAX_SEARCH_LENGTH } from '@/lib/query'
import { searchKey } from '@/lib/text/searchKey'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { NoResult } from '@/ui/feedback/NoResult'
import { SearchField } from '@/ui/fields/filters/SearchField'
import { ActionBar } from '@/ui/layout/ActionBar'
import { color, font } from '@/ui/tokens'
import { StoreSubscriptions } from './StoreSubscriptions'

type Store = Subscriptions['items'][number]
type Events = Store['events']
type Props = {
  stores: readonly Store[]
  /** The page that 「やめる」 leads to. */
  backHref: string
}
const areSame = (a: Events, b: Events) => subscriptionEvents.every((event) => a[event] === b[event])
/** The maximum number of stores in one request. */
const STORES_PER_CALL = 200
/** Above this number of stores a search is shown, and only the first store is expanded. */
const MAX_EXPANDED_STORES = 3

/** The form of the e-mail choices of every store; it sends only the stores that were changed. */
export function SubscriptionForm({ stores, backHref }: Props) {
  const [save, isSaving] = useMutation(accountSettings.saveSubscriptions)
  const [changedEvents, setChangedEvents] = useState<ReadonlyMap<number, Events>>(new Map())
  const [keyword, setKeyword] = useState('')
  const isSending = useRef(false)
  const [guard] = useUnsavedGuard(changedEvents.size > 0)
  const hasManyStores = stores.length > MAX_EXPANDED_STORES
  const keywordKey = searchKey(keyword)
  const foundStores = stores.filter((store) => searchKey(store.clientName).includes(keywordKey))
  const eventsOf = (store: Store) => changedEvents.get(store.clientId) ?? store.events
  function choose(changedStores: readonly Store[], events: Events) {
    const next = new Map(changedEvents)
    for (const store of changedStores)
      if (areSame(events, store.events)) next.delete(store.clientId)
      else next.set(store.clientId, events)
    setChangedEvents(next)
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending.current || changedEvents.size === 0) return
    isSending.current = true
    const items = [...changedEvents].map(([clientId, events]) => ({ clientId, events }))
    try {
      for (let from = 0; from < items.length; from += STORES_PER_CALL)
        await save({ body: { items: items.slice(from, from + STORES_PER_CALL) } })
      setChangedEvents(new Map())
      notify({ type: 'success', body: [`${items.length}店舗のメール通知の設定を保存しました。`] })
    } catch (error) {
      notifyError(error)
    } finally {
      isSending.current = false
    }
  }
  return (
    <Form onSubmit={(event) => void submit(event)}>
      {guard}
      <p>「1日1回」は、毎朝8時に1通にまとめて届きます。</p>
      {hasManyStores && (
        <SearchField
          label='店舗名で探す'
          hideLabel
          placeholder='店舗名で探す'
          maxLength={MAX_SEARCH_LENGTH}
          value={keyword}
          found={{ count: foundStores.length, unit: '店舗' }}
          onSearch={setKeyword}
        />
      )}
      {foundStores.length === 0 && <NoResult what='店舗' onClear={() => setKeyword('')} />}
      {foundStores.map((store) => (
        <StoreSubscriptions
          key={store.clientId}
          id={store.clientId}
          name={store.clientName}
          kinds={store.kinds}
          events={eventsOf(store)}
          isChanged={changedEvents.has(store.clientId)}
          initiallyOpen={!hasManyStores || store === stores[0]}
          onChange={(events) => choose([store], events)}
          otherStoreCount={stores.length - 1}
          onApplyToAll={() => choose(stores, eventsOf(store))}
        />
      ))}
      <LowerBar
        summary={
          <span role='status'>
            {changedEvents.size > 0
              ? `${changedEvents.size}店舗の変更をまだ保存していません`
              : '変更はありません'}
          </span>
        }
      >
        <Button
          type='submit'
          tone='primary'
          size={48}
          loading={isSaving}
          disabled={changedEvents.size === 0}
        >
          保存する
        </Button>
        <ButtonLink size={48} href={backHref}>
          やめる
        </ButtonLink>
      </LowerBar>
    </Form>
  )
}

const Form = styled.form`
  flex: 1 0 auto;
  display: flex;
  flex-direction: column;
  gap: 12px;
  > p {
    color: ${color.ink2};
    font-size: ${font.s};
  }
`

const LowerBar = styled(ActionBar)`
  && {
    margin-top: auto;
  }
`
