import styled from 'styled-components'
import { Notice } from '@/ui/Notice'
import { color, target } from '@/ui/tokens'
import type { OfferField } from './offerSections'

/** At the head of the editor: how much must be mended, and a way to each. */
export function FaultSummary({ faults, onGo }: { faults: readonly { field: OfferField; label: string; message: string }[]; onGo: (field: OfferField) => void }) {
  return (
    <Live aria-live='polite'>
      {faults.length > 0 && (
        <Notice tone='error' title={`直すところが${faults.length}つあります`}>
          <List>{faults.map(({ field, label, message }) => <li key={field + message}><button type='button' onClick={() => onGo(field)}>{message.startsWith(label) ? message : `${label}: ${message}`}</button></li>)}</List>
        </Notice>
      )}
    </Live>
  )
}

// Empty, it takes no room of the column it stands in.
const Live = styled.div`&:empty { margin-bottom: -8px; }`
const List = styled.ul`
  &&& { padding: 0; list-style: none; }
  button { position: relative; padding: 2px 0; border: 0; background: none; color: ${color.primaryText}; font: inherit; text-align: left; text-decoration: underline 1px; text-underline-offset: 3px; cursor: pointer; }
  button::after { content: ''; position: absolute; left: 0; right: 0; top: 50%; height: min(${target}, 100% + 12px); transform: translateY(-50%); }
`
