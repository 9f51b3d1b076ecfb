import { useRef, useState, type FormEvent } from 'react'
import styled from 'styled-components'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import type { Subscriptions } from '@/contracts/accounts/schemas'
import { subscriptionEvents } from '@/contracts/accounts/enums'
import { accountSettings } from '@/contracts/accounts'
import { searchKey } from '@/lib/text/searchKey'
import { notify } from '@/lib/notifications/notificationQueue'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { ActionBar } from '@/ui/layout/ActionBar'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { NoResult } from '@/ui/feedback/NoResult'
import { SearchField } from '@/ui/fields/filters/SearchField'
import { color, font, rem } from '@/ui/tokens'
import { StoreSubscriptions } from './StoreSubscriptions'

type Store = Subscriptions['items'][number]
type Events = Store['events']
type Props = {
  stores: readonly Store[]
  /** The page that 「やめる」 leads to. */
  backHref: string
}
const same = (a: Events, b: Events) => subscriptionEvents.every((event) => a[event] === b[event])
/**
 * The maximum of one call, and the number of stores from which a search is shown and only the first
 * store is expanded.
 */
const AT_ONCE = 200
const MANY = 3

/** The choices until they are saved; only changed stores are sent. */
export function SubscriptionForm({ stores, backHref }: Props) {
  const [save, saving] = useMutation(accountSettings.saveSubscriptions)
  const [changedEvents, setChangedEvents] = useState<ReadonlyMap<number, Events>>(new Map())
  const [keyword, setKeyword] = useState('')
  const sending = useRef(false)
  const [guard] = useUnsavedGuard(changedEvents.size > 0)
  const many = stores.length > MANY
  const wanted = searchKey(keyword)
  const shown = stores.filter((store) => searchKey(store.clientName).includes(wanted))
  const eventsOf = (store: Store) => changedEvents.get(store.clientId) ?? store.events
  function set(all: readonly Store[], events: Events) {
    const next = new Map(changedEvents)
    for (const store of all)
      if (same(events, store.events)) next.delete(store.clientId)
      else next.set(store.clientId, events)
    setChangedEvents(next)
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending.current || changedEvents.size === 0) return
    sending.current = true
    const items = [...changedEvents].map(([clientId, events]) => ({ clientId, events }))
    try {
      for (let from = 0; from < items.length; from += AT_ONCE)
        await save({ body: { items: items.slice(from, from + AT_ONCE) } })
      setChangedEvents(new Map())
      notify({ type: 'success', body: [`${items.length}店舗のメール通知の設定を保存しました。`] })
    } catch (error) {
      notifyError(error)
    } finally {
      sending.current = false
    }
  }
  return (
    <Form onSubmit={(event) => void submit(event)}>
      {guard}
      <p>「1日1回」は、毎朝8時に1通にまとめて届きます。</p>
      {many && (
        <SearchField
          label='店舗名で探す'
          hideLabel
          placeholder='店舗名で探す'
          maxLength={100}
          value={keyword}
          onSearch={setKeyword}
        />
      )}
      {shown.length === 0 && <NoResult what='店舗' onClear={() => setKeyword('')} />}
      {shown.map((store) => (
        <StoreSubscriptions
          key={store.clientId}
          id={store.clientId}
          name={store.clientName}
          kinds={store.kinds}
          events={eventsOf(store)}
          changed={changedEvents.has(store.clientId)}
          initiallyOpen={!many || store === stores[0]}
          onChange={(events) => set([store], events)}
          others={stores.length - 1}
          onAll={() => set(stores, eventsOf(store))}
        />
      ))}
      <ActionBar
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
          loading={saving}
          disabled={changedEvents.size === 0}
        >
          保存する
        </Button>
        <ButtonLink size={48} href={backHref}>
          やめる
        </ButtonLink>
      </ActionBar>
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
    word-break: auto-phrase;
  }
  /* The action bar spans the window, although the page is a narrow column. */
  && > [data-actionbar] {
    margin-top: auto;
  }
  @media (min-width: ${rem(750)}) {
    && > [data-actionbar] {
      box-shadow:
        0 0 0 100vmax ${color.surface},
        0 -1px 0 100vmax ${color.line};
      clip-path: inset(-1px -100vmax 0);
      border-top: 0;
    }
  }
`
