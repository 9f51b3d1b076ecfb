import { Save } from 'lucide-react'
import type { Offer } from '@/contracts/offers/schemas'
import type { SaveMode } from '@/features/offers/hooks/useOfferForm'
import { formatTime } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { ActionBar } from '@/ui/layout/ActionBar'
import { SavedNote, SecondaryActions } from './OfferEditor.styles'

type Props = {
  clientId: string
  offer: Offer | undefined
  /** The time of the last automatic draft. */
  savedAt: number | undefined
  /** The kind of save that is running; undefined if none is. */
  savingMode: SaveMode | undefined
  onSaveDraft: () => void
}

/** Save, save as a draft, and leave. */
export function EditorActionBar({ clientId, offer, savedAt, savingMode, onSaveDraft }: Props) {
  const cancelHref = offer
    ? href(routes.offer, { clientId, offerId: offer.id })
    : href(routes.offers, { clientId })
  return (
    <ActionBar
      summary={
        savedAt === undefined ? undefined : (
          <SavedNote>
            <Save size={14} aria-hidden /> {formatTime(new Date(savedAt))} に下書きを保存
          </SavedNote>
        )
      }
    >
      <Button
        type='submit'
        form='offer-form'
        tone='primary'
        size={48}
        loading={savingMode === 'complete'}
      >
        保存する
      </Button>
      <SecondaryActions>
        {(!offer || offer.status === 'draft') && (
          <Button size={48} loading={savingMode === 'draft'} onClick={onSaveDraft}>
            下書きとして保存
          </Button>
        )}
        <ButtonLink size={48} href={cancelHref}>
          やめる
        </ButtonLink>
      </SecondaryActions>
    </ActionBar>
  )
}
