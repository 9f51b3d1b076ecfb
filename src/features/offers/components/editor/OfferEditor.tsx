import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useDeferredValue, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useDraft } from '@/api/useDraft'
import { DraftNotice } from '@/components/drafts/DraftNotice'
import type { ClientBase } from '@/contracts/clients/schemas'
import type { MasterCompanyOccupations } from '@/contracts/masterData/schemas'
import type { Offer } from '@/contracts/offers/schemas'
import { useOfferForm, type SaveMode } from '@/features/offers/hooks/useOfferForm'
import { useOfferIssues } from '@/features/offers/hooks/useOfferIssues'
import { useRewriting } from '@/features/offers/hooks/useRewriting'
import { useSectionNavigation } from '@/features/offers/hooks/useSectionNavigation'
import { errorsOf, stateOf, withIssues, type Editing } from '@/features/offers/lib/editing'
import type { OfferIssue } from '@/features/offers/lib/offerIssues'
import { sections } from '@/features/offers/lib/offerSections'
import { readOfferValues, type OfferValues } from '@/features/offers/lib/offerValues'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout, type Crumb } from '@/ui/layout/PageLayout'
import { EditorActionBar } from './EditorActionBar'
import { EditorForm, ErrorAnnouncement } from './EditorForm'
import { EditorGrid } from './EditorGrid.styles'
import { EditorSections } from './EditorSections'
import { PreviewActions, PreviewHeaderAction } from './PreviewActions'
import { PreviewAside } from './PreviewAside'

const PreviewSheet = dynamic(() => import('./PreviewSheet').then((m) => m.PreviewSheet), {
  ssr: false,
  loading: LazyDialogBoundary,
})
const OfferConflict = dynamic(() => import('./OfferConflict').then((m) => m.OfferConflict), {
  ssr: false,
  loading: LazyDialogBoundary,
})

const leaveNote = '入力した内容は下書きとしてこの端末に残ります(写真は残りません)。'

type Props = {
  clientId: string
  title: string
  crumbs: readonly Crumb[]
  /** The edited offer; undefined for a new one. */
  offer?: Offer
  initialValues: OfferValues
  /** The reasons of a rejected screening, by field. */
  reasons?: readonly OfferIssue[]
  copiedFromOfferId: number | null
  base: ClientBase
  occupations: MasterCompanyOccupations['items']
  hasTextModel: boolean
  /** The storage key of the draft on this device. */
  draftKey: string | undefined
  /** Reads the edited offer again. */
  readLatest?: () => Promise<Offer | undefined>
}

/**
 * The form of an offer: one section open at a time, checked while the user types, with a preview.
 * The page's own scripts contain the first section only.
 */
export function OfferEditor({
  clientId,
  title,
  crumbs,
  offer,
  initialValues,
  reasons = [],
  copiedFromOfferId,
  base,
  occupations,
  hasTextModel,
  draftKey,
  readLatest,
}: Props) {
  const router = useRouter()
  const [attempted, setAttempted] = useState<SaveMode | undefined>(offer && 'complete')
  const [isPreviewOpen, setIsPreviewOpen] = useState(false)
  const offerForm = useOfferForm({
    clientId,
    offer,
    copiedFromOfferId,
    initialValues,
    readLatest,
  })
  const { form: plainForm, versioned, openedValues, isDirty, isSaving, saveMode } = offerForm
  const draft = useDraft(draftKey, versioned.draftForm, { except: ['photos'] })
  const [guard, allowLeaving] = useUnsavedGuard(isDirty, { note: leaveNote, draft })
  const navigation = useSectionNavigation(plainForm, reasons[0]?.field)
  const rewriting = useRewriting(plainForm)
  const typed = useWatch({ control: plainForm.control }) as OfferValues
  const values = useMemo(() => readOfferValues(typed), [typed])
  const deferredValues = useDeferredValue(values)
  const { issues, checkNow, setFound } = useOfferIssues({
    clientId,
    values,
    deferredValues,
    openedValues,
    reasons,
    attempted,
    isDirty,
    isSaving,
  })
  const form = withIssues(plainForm, issues)
  const editing: Editing = {
    clientId,
    offerId: offer?.id,
    base,
    occupations,
    hasTextModel,
    form,
    values,
    issues,
    onMountedSection: navigation.setMountedSection,
    ...rewriting,
  }
  const previewProps = { ...editing, values: deferredValues }
  const states = sections.map((section) => ({ section, state: stateOf(section, editing) }))

  async function handleSave(mode: SaveMode) {
    const result = await offerForm.save(mode, {
      checkNow,
      onSaved: (saved, notifySaved) => {
        draft.clear()
        allowLeaving()
        notifySaved()
        return router.push(href(routes.offer, { clientId, offerId: saved.id }))
      },
    })
    if (!result) return
    if (result.found) setFound(result.found)
    setAttempted(mode)
    if (result.errorField) navigation.showField(result.errorField)
  }
  const handlePreview = () => setIsPreviewOpen(true)
  return (
    <PageLayout
      title={<BarTitle>{title}</BarTitle>}
      crumbs={crumbs}
      actions={<PreviewActions savedAt={draft.savedAt} onPreview={handlePreview} />}
    >
      {guard}
      <PreviewHeaderAction onPreview={handlePreview} />
      <EditorGrid>
        <EditorForm
          title={title}
          onFocus={offerForm.onFocus}
          onSubmit={() => void handleSave('complete')}
        >
          {versioned.conflict && <OfferConflict versioned={versioned} />}
          <DraftNotice draft={draft} />
          <ErrorAnnouncement errors={attempted ? errorsOf(form) : []} onGo={navigation.showField} />
          <EditorSections editing={editing} states={states} navigation={navigation} />
        </EditorForm>
        <PreviewAside {...previewProps} />
      </EditorGrid>
      {isPreviewOpen && <PreviewSheet {...previewProps} onClose={() => setIsPreviewOpen(false)} />}
      <EditorActionBar
        clientId={clientId}
        offer={offer}
        savedAt={draft.savedAt}
        savingMode={isSaving ? saveMode : undefined}
        onSaveDraft={() => void handleSave('draft')}
      />
    </PageLayout>
  )
}
