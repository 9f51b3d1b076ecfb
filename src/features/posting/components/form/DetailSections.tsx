import { PageSection } from '@/ui/layout/PageSection'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import type { Section } from '@/features/posting/lib/postingFields'
import { ScopeSection } from './ScopeSection'

/** What follows below the first screens: who sees the posting, and the note of the day. `saved` says how the draft stands. */
export function DetailSections({
  saved,
  ...shared
}: Section & { clientId: string; offerId: string; saved: string }) {
  return (
    <>
      <ScopeSection {...shared} />
      <PageSection title='当日の連絡'>
        <TextAreaField
          form={shared.form}
          name='memo'
          label='ワーカーへのメモ'
          optional
          max={500}
          rows={3}
          placeholder='例: 開始の10分前に、店舗の裏口からお入りください。'
          note={saved}
        />
      </PageSection>
    </>
  )
}
