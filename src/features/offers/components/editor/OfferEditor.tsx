import { Eye, Save } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ApiError, noAnswer } from '@/api/ApiError'
import { useMutation } from '@/api/useMutation'
import { useDraft } from '@/api/useDraft'
import { useSchemaForm } from '@/api/useSchemaForm'
import type { ClientBase } from '@/contracts/clients/schemas'
import { offers } from '@/contracts/offers'
import type { MasterCompanyOccupations, Offer } from '@/contracts/offers/schemas'
import { formatDateTime, formatTime } from '@/lib/date'
import { useSendPictures } from '@/components/uploads/useSendPictures'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { HeaderActions } from '@/shell/layout/HeaderActions'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { ActionBar } from '@/ui/layout/ActionBar'
import { BarTitle } from '@/ui/layout/BarTitle'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { IconButton } from '@/ui/buttons/IconButton'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { Notice } from '@/ui/feedback/Notice'
import { PageLayout, type Crumb } from '@/ui/layout/PageLayout'
import { useIsDesktop } from '@/ui/layout/useIsDesktop'
import {
  type Editing,
  type Rewriting,
  faultIn,
  stateOf,
  withIssues,
} from '@/features/offers/lib/editing'
import { EditorSection } from '@/features/offers/components/sections/EditorSection'
import { isError, type OfferIssue, stillThere, unmended } from '@/features/offers/lib/offerIssues'
import {
  type OfferField,
  type SectionKey,
  sections,
  sectionWith,
} from '@/features/offers/lib/offerSections'
import type { OfferValues } from '@/features/offers/lib/offerValues'
import { preloadSections, sectionBodies } from '@/features/offers/components/sections/sectionBodies'
import { useOfferCheck } from '@/features/offers/hooks/useOfferCheck'
import { PhonePreview } from './PhonePreview'
import { ErrorSummary } from './ErrorSummary'
import { EditorIndex } from './EditorIndex'
import { LiveRegion } from './ErrorSummary.styles'
import { Phone } from './PhonePreview.styles'
import { HeadActions, SavedNote, SecondaryActions } from './OfferEditor.styles'
import { EditorGrid } from './EditorGrid.styles'

const PreviewSheet = dynamic(() => import('./PreviewSheet').then((m) => m.PreviewSheet), {
  ssr: false,
  loading: LazyDialogBoundary,
})
const EditConflict = dynamic(() => import('./EditConflict').then((m) => m.EditConflict), {
  ssr: false,
  loading: LazyDialogBoundary,
})

type Props = {
  clientId: string
  title: string
  crumbs: readonly Crumb[]
  /** The template that is edited; undefined: a new one. */
  offer?: Offer
  /** What the form starts from. */
  opened: OfferValues
  /** Why the service sent the template back, at its fields. */
  reasons?: readonly OfferIssue[]
  copiedFromOfferId: number | null
  base: ClientBase
  occupations: MasterCompanyOccupations['items']
  /** Where the draft of this device is kept. */
  draftKey: string | undefined
}

/** The form of a template: one section open at a time, checked while one types, shown as workers will see it. Only the first section comes with the page. */
export function OfferEditor({
  clientId,
  title,
  crumbs,
  offer,
  opened,
  reasons = [],
  copiedFromOfferId,
  base,
  occupations,
  draftKey,
}: Props) {
  const router = useRouter()
  const wide = useIsDesktop()
  const [start] = useState(reasons)
  const [first] = start
  const [from, setFrom] = useState(opened)
  const [open, setOpen] = useState<SectionKey | undefined>(
    first ? sectionWith(first.field) : 'basic',
  )
  const [mountedSection, setMountedSection] = useState<SectionKey>()
  const [called, setCalled] = useState<{
    key?: SectionKey | undefined
    field?: OfferField
    times: number
  }>({ times: 0 })
  const [tried, setTried] = useState(offer !== undefined)
  const [conflict, setConflict] = useState<readonly string[]>()
  const [rewriting, setRewriting] = useState<Rewriting>()
  const [preview, setPreview] = useState(false)
  const [create, creating] = useMutation(offers.create)
  const [update, updating] = useMutation(offers.update)
  const sendPictures = useSendPictures({ clientId, purpose: 'offerImage', field: 'photos' })
  /** How this save was asked for, what keeps it back, and which call for a field was answered. */
  const asDraft = useRef(false)
  const blocked = useRef<OfferField>(undefined)
  const answered = useRef(0)

  const [plain, { onSubmit, onFocus, ...attributes }] = useSchemaForm(
    () => import('@/features/offers/offerForm.schema'),
    opened,
    async (value) => {
      if (!asDraft.current) {
        const found = (await checkNow(plain.getValues() as OfferValues)).filter(isError)
        blocked.current = sections
          .flatMap(({ fields }) => fields)
          .find((field) => found.some((issue) => issue.field === field))
        if (blocked.current) return
      }
      const { saveOffer, atItsField } = await import('@/features/offers/lib/saveOffer').catch(
        () => {
          throw noAnswer()
        },
      )
      try {
        const { saved, told } = await saveOffer({
          value,
          draft: asDraft.current,
          copiedFromOfferId,
          sendPictures,
          send: (body) =>
            offer ? update({ clientId, offerId: offer.id, body }) : create({ clientId, body }),
        })
        draft.clear()
        pass()
        told()
        await router.push(href(routes.offer, { clientId, offerId: saved.id }))
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'stale') throw atItsField(error)
        setConflict(error.messages)
      }
    },
  )
  const { isDirty, isSubmitting } = plain.formState
  const draft = useDraft(draftKey, plain, { except: ['photos'] })
  const [guard, pass] = useUnsavedGuard(isDirty, {
    note: '入力した内容は下書きとしてこの端末に残ります(写真は残りません)。',
  })

  const values = useWatch({ control: plain.control }) as OfferValues
  const shown = useDeferredValue(values)
  const [found, checkNow] = useOfferCheck(clientId, shown, {
    whole: tried,
    quiet: !tried && !isDirty,
  })
  const issues = [...unmended(start, from, values), ...stillThere(found, values)]
  const form = withIssues(plain, issues)
  const editing: Editing = {
    clientId,
    offerId: offer?.id,
    base,
    occupations,
    form,
    values,
    issues,
    rewriting,
    onMountedSection: setMountedSection,
    rewrite: (what, after) => {
      put(what.field, after)
      setRewriting(what)
    },
    takeBack: () => {
      if (rewriting) put(rewriting.field, rewriting.before)
      setRewriting(undefined)
    },
  }
  function put(field: OfferIssue['field'], text: string) {
    plain.setValue(field, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    plain.setFocus(field)
  }

  const go = (field: OfferField) => {
    setOpen(sectionWith(field))
    setCalled((last) => ({ field, times: last.times + 1 }))
  }
  const show = (key: SectionKey) => {
    setOpen(key)
    setCalled((last) => ({ key, times: last.times + 1 }))
  }
  const { setFocus } = plain
  // The field is there only once its section is open, and the section only once it has come.
  useEffect(() => {
    if (
      !called.field ||
      called.times === answered.current ||
      mountedSection !== sectionWith(called.field)
    )
      return
    answered.current = called.times
    setFocus(called.field)
    // A list has no box of its own: its first one that is wrong, or its first.
    const body = document.querySelector('#offer-form section[data-open] > [data-body]')
    if (!body?.contains(document.activeElement))
      (
        body?.querySelector<HTMLElement>('[aria-invalid=true]') ??
        body?.querySelector<HTMLElement>('input, textarea, select, button')
      )?.focus()
  }, [called, mountedSection, setFocus])

  async function save(draftOnly: boolean) {
    asDraft.current = draftOnly
    blocked.current = undefined
    setTried(true)
    await onSubmit()
    const fault =
      sections.flatMap(({ fields }) => fields).find((field) => plain.getFieldState(field).error) ??
      blocked.current
    if (fault) go(fault)
  }

  const states = sections.map((section) => ({ section, state: stateOf(section, editing) }))
  const faults = tried
    ? sections.flatMap(({ fields }) =>
        fields.flatMap((field) => {
          const message = faultIn(form.getFieldState(field, plain.formState).error)
          return message === undefined ? [] : [{ field, message }]
        }),
      )
    : []
  const seen = { ...editing, values: shown }
  const saving = creating || updating || isSubmitting
  const savedAt = draft.savedAt === undefined ? undefined : formatTime(new Date(draft.savedAt))
  return (
    <PageLayout
      title={<BarTitle>{title}</BarTitle>}
      crumbs={crumbs}
      actions={
        <HeadActions>
          {savedAt && (
            <span>
              <Save size={14} aria-hidden /> {savedAt} に下書きを保存しました
            </span>
          )}
          <Button icon={<Eye aria-hidden />} onClick={() => setPreview(true)}>
            ワーカーでの見え方
          </Button>
        </HeadActions>
      }
    >
      {guard}
      <HeaderActions>
        <IconButton
          label='ワーカーでの見え方'
          icon={<Eye aria-hidden />}
          onClick={() => setPreview(true)}
        />
      </HeaderActions>
      <EditorGrid>
        <EditorIndex sections={states} open={open} onOpen={show} />
        <form
          {...attributes}
          id='offer-form'
          aria-label={title}
          onFocus={() => {
            onFocus()
            preloadSections()
          }}
          onSubmit={(event) => {
            event.preventDefault()
            void save(false)
          }}
        >
          {offer && conflict && (
            <EditConflict
              clientId={clientId}
              offerId={offer.id}
              messages={conflict}
              busy={saving}
              onKeep={(lockVersion) => {
                setConflict(undefined)
                plain.setValue('lockVersion', lockVersion)
                void save(asDraft.current)
              }}
              onReplace={(fresh) => {
                setConflict(undefined)
                draft.clear()
                plain.reset(fresh)
                setFrom(fresh)
              }}
            />
          )}
          {draft.offered && (
            <Notice
              title={`${formatDateTime(new Date(draft.offered.savedAt), new Date())}の下書きがあります`}
              action={
                <>
                  <Button size={32} onClick={draft.restore}>
                    下書きを復元
                  </Button>
                  <Button size={32} tone='link' onClick={draft.discard}>
                    破棄する
                  </Button>
                </>
              }
            />
          )}
          <LiveRegion aria-live='polite'>
            {faults.length > 0 && <ErrorSummary faults={faults} onGo={go} />}
          </LiveRegion>
          {states.map(({ section, state }, i) => {
            const Body = sectionBodies[section.key]
            const next = sections[i + 1]
            return (
              <EditorSection
                key={section.key}
                title={`${i + 1}. ${section.title}`}
                state={state}
                open={open === section.key}
                called={called.key === section.key ? called.times : 0}
                onToggle={() => setOpen(open === section.key ? undefined : section.key)}
                next={next && { title: next.title, onOpen: () => show(next.key) }}
              >
                <Body editing={editing} />
              </EditorSection>
            )
          })}
        </form>
        <aside aria-label='ワーカーのアプリでの見え方'>
          <p>ワーカーのアプリでの見え方</p>
          {wide ? (
            <PhonePreview {...seen} />
          ) : (
            <Phone>
              <div data-screen='' />
            </Phone>
          )}
        </aside>
      </EditorGrid>
      {preview && <PreviewSheet {...seen} onClose={() => setPreview(false)} />}
      <ActionBar
        summary={
          savedAt && (
            <SavedNote>
              <Save size={14} aria-hidden /> {savedAt} に下書きを保存
            </SavedNote>
          )
        }
      >
        <Button
          type='submit'
          form='offer-form'
          tone='primary'
          size={48}
          loading={saving && !asDraft.current}
        >
          確認して保存する
        </Button>
        <SecondaryActions>
          {(!offer || offer.status === 'draft') && (
            <Button size={48} loading={saving && asDraft.current} onClick={() => void save(true)}>
              下書きとして保存
            </Button>
          )}
          <ButtonLink
            size={48}
            href={
              offer
                ? href(routes.offer, { clientId, offerId: offer.id })
                : href(routes.offers, { clientId })
            }
          >
            やめる
          </ButtonLink>
        </SecondaryActions>
      </ActionBar>
    </PageLayout>
  )
}
