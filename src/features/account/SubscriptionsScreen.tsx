import { useState } from 'react'
import styled from 'styled-components'
import { report } from '@/api/client'
import { useMutate, useQuery } from '@/api/hooks'
import { accounts } from '@/contracts/accounts'
import type { Subscriptions } from '@/contracts/accounts.schemas'
import { deliveries, subscriptionEvents, type Delivery, type SubscriptionEvent } from '@/contracts/accountWords'
import { deliveryLabels, subscriptionEventLabels } from '@/domain/subscription'
import { notify } from '@/lib/notificationQueue'
import { useUnsavedGuard } from '@/shell/useUnsavedGuard'
import { ActionBar } from '@/ui/ActionBar'
import { Button } from '@/ui/Button'
import { NoResult } from '@/ui/NoResult'
import { PageSection } from '@/ui/PageSection'
import { SearchField } from '@/ui/SearchField'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { color, font, media, radius, target, weight } from '@/ui/tokens'
import { MyPage } from './MyPage'

type Store = Subscriptions['items'][number]
const events = (delivery: Delivery) => Object.fromEntries(subscriptionEvents.map((event) => [event, delivery])) as Store['events']

/** Which mails one gets about each store, and how soon. */
export function SubscriptionsScreen() {
  const { data, error, mutate } = useQuery(accounts.subscriptions, {}, { revalidateOnFocus: false, revalidateOnReconnect: false })
  return <MyPage title='メール通知設定' data={data} error={error} onRetry={() => void mutate()}>{({ items }) => <Matrix stores={items} />}</MyPage>
}

function Matrix({ stores }: { stores: Store[] }) {
  const [save, saving] = useMutate(accounts.saveSubscriptions)
  const [changed, setChanged] = useState<ReadonlyMap<number, Store['events']>>(new Map())
  const [keyword, setKeyword] = useState('')
  const [guard] = useUnsavedGuard(changed.size > 0)
  const eventsOf = (store: Store) => changed.get(store.clientId) ?? store.events
  const set = (all: Store[], next: (store: Store) => Store['events']) => setChanged(new Map([...changed, ...all.map((store) => [store.clientId, next(store)] as const)]))
  const shown = stores.filter((store) => store.clientName.includes(keyword.trim()))
  async function submit() {
    try {
      await save({ body: { items: [...changed].map(([clientId, chosen]) => ({ clientId, events: chosen })) } })
      setChanged(new Map())
      notify({ type: 'success', body: ['メール通知の設定を保存しました。'] })
    } catch (error) { report(error) }
  }
  return (
    <form onSubmit={(event) => { event.preventDefault(); void submit() }}>
      {guard}
      {stores.length > 5 && <SearchField label='店舗名で探す' hideLabel placeholder='店舗名で探す' value={keyword} onSearch={setKeyword} />}
      {shown.length === 0 && <NoResult what='店舗' onClear={() => setKeyword('')} />}
      {shown.map((store) => (
        <PageSection key={store.clientId} title={store.clientName}>
          <Grid role='group' aria-label={`${store.clientName}のメール通知`}>
            <div data-head='' aria-hidden><span>お知らせの種類</span>{deliveries.map((d) => <span key={d}>{deliveryLabels[d]}</span>)}</div>
            {subscriptionEvents.map((event) => (
              <fieldset key={event}>
                <legend>{subscriptionEventLabels[event]}</legend>
                {deliveries.map((delivery) => <Choice key={delivery} store={store} event={event} delivery={delivery} on={eventsOf(store)[event] === delivery} onChoose={() => set([store], (s) => ({ ...eventsOf(s), [event]: delivery }))} />)}
              </fieldset>
            ))}
          </Grid>
          <div data-bulk=''>
            {deliveries.map((d) => <Button key={d} size={32} onClick={() => set([store], () => events(d))}>すべて「{deliveryLabels[d]}」にする</Button>)}
            {stores.length > 1 && <Button size={32} tone='link' onClick={() => { const same = eventsOf(store); set(stores, () => same) }}>ほかの{stores.length - 1}店舗も同じにする</Button>}
          </div>
        </PageSection>
      ))}
      <ActionBar summary={changed.size > 0 ? `${changed.size}店舗の変更をまだ保存していません` : '変更はありません'}><Button type='submit' tone='primary' size={48} loading={saving} disabled={changed.size === 0}>保存する</Button></ActionBar>
    </form>
  )
}

function Choice({ store, event, delivery, on, onChoose }: { store: Store; event: SubscriptionEvent; delivery: Delivery; on: boolean; onChoose: () => void }) {
  return <label><input type='radio' name={`${store.clientId}-${event}`} checked={on} onChange={onChoose} /><span data-word=''>{deliveryLabels[delivery]}</span><VisuallyHidden>{subscriptionEventLabels[event]}</VisuallyHidden></label>
}

const Grid = styled.div`
  border: 1px solid ${color.line}; border-radius: ${radius}; background: ${color.surface};
  & + [data-bulk] { display: flex; flex-wrap: wrap; gap: 8px; }
  [data-head] { display: none; }
  fieldset { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); margin: 0; padding: 8px 14px; border: 0; min-width: 0; }
  fieldset + fieldset, [data-head] + fieldset { border-top: 1px solid ${color.lineSoft}; }
  legend { grid-column: 1 / -1; float: left; width: 100%; padding: 6px 0 0; font-weight: ${weight.bold}; }
  legend + * { clear: both; }
  label { display: flex; align-items: center; gap: 6px; min-height: ${target}; font-size: ${font.s}; cursor: pointer; }
  input { width: 20px; height: 20px; margin: 0; accent-color: ${color.primaryFill}; flex: none; }
  ${media.tablet} {
    fieldset, [data-head] { display: grid; grid-template-columns: minmax(0, 1fr) repeat(3, 108px); align-items: center; padding: 4px 16px; }
    [data-head] { font-size: ${font.xs}; color: ${color.ink2}; padding-block: 10px; }
    [data-head] > :not(:first-child) { text-align: center; }
    legend { grid-column: 1; float: none; display: contents; }
    label { justify-content: center; }
    [data-word] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  }
`
