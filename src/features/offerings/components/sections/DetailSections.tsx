import { offeringLimits } from '@/contracts/offerings/enums'
import type { SectionProps } from '@/features/offerings/lib/offeringFields'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'
import { PageSection } from '@/ui/layout/PageSection'
import { ScopeSection } from './ScopeSection'

type Props = SectionProps & {
  clientId: string
  offerId: string
  /** When the draft was saved. */
  draftNote: string
}

/** The sections below the fold: who can see the offering, and the note for workers. */
export function DetailSections({ draftNote, ...shared }: Props) {
  return (
    <>
      <ScopeSection {...shared} />
      <PageSection title='当日の連絡'>
        <TextAreaField
          form={shared.form}
          name='memo'
          label='ワーカーへのメモ'
          optional
          max={offeringLimits.memo}
          rows={3}
          placeholder='例: 店舗の裏口からお入りください。'
          note={draftNote}
        />
      </PageSection>
    </>
  )
}
