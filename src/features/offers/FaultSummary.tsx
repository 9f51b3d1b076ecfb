import { Notice } from '@/ui/Notice'
import type { OfferField } from './offerSections'

/** At the head of the editor: how much must be mended, and a way to each. */
export function FaultSummary({ faults, onGo }: { faults: readonly { field: OfferField; label: string; message: string }[]; onGo: (field: OfferField) => void }) {
  return (
    <div className='faultSummaryLive' aria-live='polite'>
      {faults.length > 0 && (
        <Notice tone='error' title={`直すところが${faults.length}つあります`}>
          <ul className='faultSummaryList'>{faults.map(({ field, label, message }) => <li key={field + message}><button type='button' onClick={() => onGo(field)}>{message.startsWith(label) ? message : `${label}: ${message}`}</button></li>)}</ul>
        </Notice>
      )}
    </div>
  )
}

// Empty, it takes no room of the column it stands in.
