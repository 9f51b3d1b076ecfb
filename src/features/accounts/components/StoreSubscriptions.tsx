import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { deliveries, type Delivery, type SubscriptionEvent } from '@/contracts/accounts/enums'
import type { Subscriptions } from '@/contracts/accounts/schemas'
import {
  deliveryLabels,
  subscriptionEventLabels,
  subscriptionEventNotes,
} from '@/domain/accounts/subscription'
import { Button } from '@/ui/buttons/Button'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import * as S from './StoreSubscriptions.styles'

type Events = Subscriptions['items'][number]['events']
type Props = {
  id: number
  name: string
  /** The events that the account may choose in this store. */
  kinds: readonly SubscriptionEvent[]
  events: Events
  isChanged: boolean
  initiallyOpen: boolean
  onChange: (events: Events) => void
  otherStoreCount: number
  /** Gives all stores the choices of this one. */
  onApplyToAll: () => void
}
const withAll = (
  events: Events,
  kinds: readonly SubscriptionEvent[],
  delivery: Delivery,
): Events => ({
  ...events,
  ...Object.fromEntries(kinds.map((event) => [event, delivery])),
})

/**
 * The kinds of e-mail of one store: a table on wide screens, labelled rows on phones. Collapsed, it
 * shows a summary.
 */
export function StoreSubscriptions({
  id,
  name,
  kinds,
  events,
  isChanged,
  initiallyOpen,
  onChange,
  otherStoreCount,
  onApplyToAll,
}: Props) {
  const [isOpen, setIsOpen] = useState(initiallyOpen)
  const counts = deliveries
    .map(
      (delivery) =>
        `${deliveryLabels[delivery]} ${kinds.filter((event) => events[event] === delivery).length}`,
    )
    .join(' ・ ')
  return (
    <S.Store aria-label={name}>
      <h2>
        <button type='button' aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <span>
            <b>{name}</b>
            {!isOpen && <small>{counts}</small>}
          </span>
          {isChanged && <StatusChip kind='new' label='変更あり' />}
          <ChevronDown size={20} aria-hidden />
        </button>
      </h2>
      {isOpen && (
        <>
          <div data-head='' aria-hidden>
            <span>お知らせの種類</span>
            {deliveries.map((delivery) => (
              <span key={delivery}>{deliveryLabels[delivery]}</span>
            ))}
          </div>
          {kinds.map((event) => (
            <div
              key={event}
              data-line=''
              role='radiogroup'
              aria-label={`${subscriptionEventLabels[event]}(${name})`}
            >
              <span>
                <b>{subscriptionEventLabels[event]}</b>
                {subscriptionEventNotes[event] && <small>{subscriptionEventNotes[event]}</small>}
              </span>
              {deliveries.map((delivery) => (
                <label key={delivery}>
                  <input
                    type='radio'
                    name={`${id}-${event}`}
                    checked={events[event] === delivery}
                    onChange={() => onChange({ ...events, [event]: delivery })}
                  />
                  <span data-word=''>{deliveryLabels[delivery]}</span>
                </label>
              ))}
            </div>
          ))}
          <div data-line='' data-bulk='' role='group' aria-label={`${name}のすべての種類`}>
            <span>
              <b>まとめて変える</b>
            </span>
            {deliveries.map((delivery) => (
              <Button
                key={delivery}
                size={32}
                onClick={() => onChange(withAll(events, kinds, delivery))}
              >
                <VisuallyHidden>{name}は</VisuallyHidden>
                <span data-all=''>すべて</span>
                <span data-word=''>{deliveryLabels[delivery]}</span>
                <VisuallyHidden>にする</VisuallyHidden>
              </Button>
            ))}
          </div>
          {otherStoreCount > 0 && (
            <div data-others=''>
              <Button tone='link' size={32} onClick={onApplyToAll}>
                <VisuallyHidden>{name}と</VisuallyHidden>
                ほかの{otherStoreCount}店舗も同じにする
              </Button>
            </div>
          )}
        </>
      )}
    </S.Store>
  )
}
