import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import type { Subscriptions } from '@/contracts/accounts.schemas'
import { deliveries, subscriptionEvents, type Delivery } from '@/contracts/accountWords'
import { deliveryLabels, subscriptionEventLabels, subscriptionEventNotes } from '@/domain/subscription'
import { Button } from '@/ui/Button'
import { StatusChip } from '@/ui/StatusChip'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { color, font, media, radius, target, weight } from '@/ui/tokens'

type Events = Subscriptions['items'][number]['events']
type Props = { id: number; name: string; events: Events; changed: boolean; initiallyOpen: boolean; onChange: (events: Events) => void; others: number; onAll: () => void }
const all = (delivery: Delivery) => Object.fromEntries(subscriptionEvents.map((event) => [event, delivery])) as Events
const hidden = (text: string) => <VisuallyHidden>{text}</VisuallyHidden>

/** The kinds of mail of one store: a table on wide screens, labelled rows on phones. Folded it says how many come how soon. */
export function StoreSubscriptions({ id, name, events, changed, initiallyOpen, onChange, others, onAll }: Props) {
  const [open, setOpen] = useState(initiallyOpen)
  const counts = deliveries.map((d) => `${deliveryLabels[d]} ${subscriptionEvents.filter((event) => events[event] === d).length}`).join(' ・ ')
  return (
    <Root className='uiChoice' aria-label={name}>
      <h2>
        <button type='button' aria-expanded={open} onClick={() => setOpen(!open)}>
          <span><b>{name}</b>{!open && <small>{counts}</small>}</span>{changed && <StatusChip kind='info' icon={null} label='変更あり' />}<ChevronDown size={20} aria-hidden />
        </button>
      </h2>
      {open && (
        <>
          <div data-head='' aria-hidden><span>お知らせの種類</span>{deliveries.map((d) => <span key={d}>{deliveryLabels[d]}</span>)}</div>
          {subscriptionEvents.map((event) => (
            <div key={event} data-line='' role='radiogroup' aria-label={`${subscriptionEventLabels[event]}(${name})`}>
              <span><b>{subscriptionEventLabels[event]}</b>{subscriptionEventNotes[event] && <small>{subscriptionEventNotes[event]}</small>}</span>
              {deliveries.map((d) => <label key={d}><input type='radio' name={`${id}-${event}`} checked={events[event] === d} onChange={() => onChange({ ...events, [event]: d })} /><span data-word=''>{deliveryLabels[d]}</span></label>)}
            </div>
          ))}
          <div data-line='' data-bulk='' role='group' aria-label={`${name}のすべての種類`}>
            <span><b>まとめて変える</b></span>
            {deliveries.map((d) => <Button key={d} size={32} onClick={() => onChange(all(d))}><span data-all=''>すべて</span><span data-word=''>{deliveryLabels[d]}</span>{hidden('にする')}</Button>)}
          </div>
          {others > 0 && <div data-others=''><Button tone='link' size={32} onClick={onAll}>ほかの{others}店舗も同じにする</Button></div>}
        </>
      )}
    </Root>
  )
}

const Root = styled.section`
  flex: none; overflow: clip; border: 1px solid ${color.line}; border-radius: ${radius}; background: ${color.surface};
  h2 { font-size: ${font.m}; letter-spacing: 0; }
  h2 > button { display: flex; align-items: center; gap: 8px; width: 100%; min-height: 52px; padding: 8px 16px; border: 0; background: none; text-align: left; cursor: pointer; }
  h2 > button:focus-visible { outline-offset: -2px; }
  h2 > button > span:first-child { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  h2 b { font-size: ${font.m}; font-weight: ${weight.bold}; }
  h2 svg { flex: none; color: ${color.ink3}; }
  [aria-expanded='true'] > svg { transform: rotate(180deg); }
  small { display: block; color: ${color.ink3}; font-size: ${font.xs}; font-weight: ${weight.regular}; }
  [data-head] { display: none; }
  [data-line] { display: grid; grid-template-columns: 1fr 1fr 1.3fr; align-items: center; padding: 12px 16px 8px; border-top: 1px solid ${color.lineSoft}; }
  [data-line] > span { grid-column: 1 / -1; }
  [data-line] b { font-weight: ${weight.bold}; }
  label { display: flex; align-items: center; gap: 8px; min-height: ${target}; cursor: pointer; }
  input[type='radio'] { margin: 0; }
  [data-bulk] { gap: 8px; padding-bottom: 16px; background: ${color.bg}; }
  [data-bulk] > button { padding: 0 4px; height: ${target}; }
  [data-others] { padding: 4px 16px; border-top: 1px solid ${color.lineSoft}; background: ${color.bg}; }
  ${media.phone} { [data-all], [data-others] > button::after { position: absolute; } [data-all] { width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; } [data-others] > button { height: ${target}; } }
  ${media.tablet} {
    h2 > button { padding: 8px 24px; }
    [data-head], [data-line] { display: grid; grid-template-columns: minmax(0, 1fr) repeat(3, 100px); align-items: center; gap: 0; }
    [data-head] { padding: 10px 24px; border-top: 1px solid ${color.line}; font-size: ${font.xs}; color: ${color.ink3}; }
    [data-head] > * + * { text-align: center; }
    [data-line] { min-height: 52px; padding: 4px 24px; }
    [data-line] > span { grid-column: 1; }
    label { justify-content: center; min-height: ${target}; }
    [data-word] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    [data-bulk] > button { justify-self: center; height: 32px; padding: 0 12px; }
    [data-others] { padding: 4px 24px; }
  }
`
