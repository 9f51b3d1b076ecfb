import { Eye, Save } from '@/ui/icons'
import { useRouter } from 'next/router'
import { type ComponentType, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ApiError } from '@/api/apiError'
import { report, request } from '@/api/client'
import { useMutate } from '@/api/hooks'
import { useDraft } from '@/api/useDraft'
import { useForm } from '@/api/useForm'
import type { ClientBase } from '@/contracts/clients.schemas'
import { offers } from '@/contracts/offers'
import type { MasterCompanyOccupations, Offer } from '@/contracts/offers.schemas'
import { formatDateTime, formatTime } from '@/lib/jst'
import { useSendPictures } from '@/parts/useSendPictures'
import { routes } from '@/routes'
import { href } from '@/routes/kit'
import { AppBarActions } from '@/shell/AppBarActions'
import { flashMessage } from '@/shell/flash'
import { useUnsavedGuard } from '@/shell/useUnsavedGuard'
import { ActionBar } from '@/ui/ActionBar'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { IconButton } from '@/ui/IconButton'
import { Notice } from '@/ui/Notice'
import { PageLayout, type Crumb } from '@/ui/PageLayout'
import { Sheet } from '@/ui/Sheet'
import { BasicSection } from './BasicSection'
import { BelongingsSection } from './BelongingsSection'
import { ConflictNotice } from './ConflictNotice'
import { DefaultsSection } from './DefaultsSection'
import { type Editing, stateOf, withIssues } from './editing'
import { EditorIndex } from './EditorIndex'
import { EditorSection } from './EditorSection'
import { FaultSummary } from './FaultSummary'
import { JobSection } from './JobSection'
import { MoreSection } from './MoreSection'
import { isError, type OfferIssue, reasonsOf, rewritten, stillThere, textOf, unmended } from './offerIssues'
import { fieldNamed, fieldsOf, labelOf, type OfferField, type SectionKey, sectionsOf } from './offerSections'
import { checkedOf, type OfferValues, valuesOf } from './offerValues'
import { PhonePreview } from './PhonePreview'
import { PlaceSection } from './PlaceSection'
import { TermsSection } from './TermsSection'
import { useOfferCheck } from './useOfferCheck'

const bodies: Record<SectionKey, ComponentType<{ editing: Editing }>> = {
  basic: BasicSection, job: JobSection, belongings: BelongingsSection, place: PlaceSection, terms: TermsSection, defaults: DefaultsSection, more: MoreSection,
}
type Props = {
  clientId: string; title: string; crumbs: readonly Crumb[]
  /** The template that is edited; undefined: a new one. */
  offer?: Offer
  /** What the form starts from. */
  opened: OfferValues
  copiedFromOfferId: number | null
  base: ClientBase; occupations: MasterCompanyOccupations['items']
  /** Where the draft of this device is kept. */
  draftKey: string | undefined
}

/** The form of a template: one section open at a time, checked while one types, shown as workers will see it. */
export function OfferEditor({ clientId, title, crumbs, offer, opened, copiedFromOfferId, base, occupations, draftKey }: Props) {
  const router = useRouter(), sections = sectionsOf(opened)
  const [start] = useState(() => reasonsOf(offer?.status === 'violated' ? offer.screeningReasons : []))
  const [from, setFrom] = useState(opened)
  const [open, setOpen] = useState<SectionKey | undefined>(() => sections.find((section) => start.some(({ field }) => fieldsOf(section).includes(field)))?.key ?? 'basic')
  const [called, setCalled] = useState<{ key?: SectionKey; field?: OfferField; times: number }>({ times: 0 })
  const [tried, setTried] = useState(offer !== undefined)
  const [conflict, setConflict] = useState<readonly string[]>()
  const [rewriting, setRewriting] = useState<Editing['rewriting']>()
  const [preview, setPreview] = useState(false)
  const [create, creating] = useMutate(offers.create), [update, updating] = useMutate(offers.update)
  const sendPictures = useSendPictures({ clientId, purpose: 'offerImage', field: 'photos' })
  /** How this save was asked for, and what keeps it back. */
  const asDraft = useRef(false), blocked = useRef<OfferField>(undefined)

  const [plain, { onSubmit, ...attributes }] = useForm(() => import('./offerForm.schema'), opened, async (value) => {
    if (!asDraft.current) {
      const found = (await checkNow(checkedOf(plain.getValues() as OfferValues, true))).filter(isError)
      blocked.current = sections.flatMap(fieldsOf).find((field) => found.some((issue) => issue.field === field))
      if (blocked.current) return
    }
    const body = {
      title: value.title, masterCompanyOccupationId: value.masterCompanyOccupationId, draft: asDraft.current, lockVersion: value.lockVersion, copiedFromOfferId,
      content: { ...value.content, imageFileIds: [...value.content.imageFileIds, ...await sendPictures(value.photos)] },
    }
    try {
      const saved = await (offer ? update({ clientId, offerId: offer.id, body }) : create({ clientId, body }))
      draft.clear()
      pass()
      flashMessage({ type: 'success', body: [saved.status === 'usable' ? `「${saved.title}」を保存しました。このひな形から募集できます。` : saved.status === 'draft' ? `「${saved.title}」を下書きとして保存しました。` : `「${saved.title}」を保存しました。審査がおわると募集できます。`] })
      await router.push(href(routes.offer, { clientId, offerId: saved.id }))
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'stale') throw atItsField(error)
      setConflict(error.messages)
    }
  })
  const draft = useDraft(draftKey, plain, { except: ['photos'] })
  const [guard, pass] = useUnsavedGuard(plain.formState.isDirty, { note: '入力した内容は下書きとしてこの端末に残ります(写真は残りません)。' })

  const values = useWatch({ control: plain.control }) as OfferValues, shown = useDeferredValue(values)
  const [found, checkNow] = useOfferCheck(clientId, checkedOf(shown, tried))
  const issues = [...unmended(start, from, values), ...stillThere(found, values)]
  const form = withIssues(plain, issues)
  const editing: Editing = {
    clientId, base, occupations, form, values, issues, rewriting,
    rewrite: (issue) => {
      const before = textOf(values, issue.field)
      put(issue.field, issue.field === 'content.belongings' ? before.split('\n').map((line) => (line.includes(issue.matchedText) ? rewritten(line, issue) : line)).filter((line) => line.trim() !== '').join('\n') : rewritten(before, issue))
      setRewriting({ field: issue.field, words: issue.matchedText, before })
    },
    takeBack: () => { if (rewriting) put(rewriting.field, rewriting.before); setRewriting(undefined) },
  }
  function put(field: OfferIssue['field'], text: string) {
    plain.setValue(field, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    plain.setFocus(field)
  }

  const go = (field: OfferField) => { setOpen(sections.find((section) => fieldsOf(section).includes(field))?.key); setCalled((last) => ({ field, times: last.times + 1 })) }
  const show = (key: SectionKey) => { setOpen(key); setCalled((last) => ({ key, times: last.times + 1 })) }
  const { setFocus } = plain
  // The field is there only once its section is open.
  useEffect(() => { if (called.field) setFocus(called.field) }, [called, setFocus])

  async function save(draftOnly: boolean) {
    asDraft.current = draftOnly
    blocked.current = undefined
    setTried(true)
    await onSubmit()
    const fault = sections.flatMap(fieldsOf).find((field) => plain.getFieldState(field).error) ?? blocked.current
    if (fault) go(fault)
  }
  /** After somebody else's change: with the version of now, and what was typed or what is there. */
  async function settle(keep: boolean) {
    if (!offer) return
    try {
      const latest = await request(offers.one, { clientId, offerId: offer.id })
      setConflict(undefined)
      if (keep) {
        plain.setValue('lockVersion', latest.lockVersion)
        await save(asDraft.current)
      } else {
        draft.clear()
        const fresh = valuesOf(latest)
        plain.reset(fresh)
        setFrom(fresh)
      }
    } catch (error) { report(error) }
  }

  const states = sections.map((section) => ({ section, state: stateOf(section, editing) }))
  const faults = tried ? sections.flatMap((section) => fieldsOf(section).flatMap((field) => {
    const message = form.getFieldState(field, plain.formState).error?.message
    return message === undefined ? [] : [{ field, label: labelOf(field) ?? '', message }]
  })) : []
  const seen = <PhonePreview clientId={clientId} base={base} occupations={occupations} values={shown} issues={issues} />
  const saving = creating || updating || plain.formState.isSubmitting, savedAt = draft.savedAt === undefined ? undefined : formatTime(new Date(draft.savedAt))
  return (
    <PageLayout title={title} crumbs={crumbs} actions={<div className='offerEditorHead'>{savedAt && <span><Save size={14} aria-hidden /> {savedAt} に下書きを保存しました</span>}<Button icon={<Eye aria-hidden />} onClick={() => setPreview(true)}>ワーカーでの見え方</Button></div>}>
      {guard}
      <AppBarActions><IconButton label='ワーカーでの見え方' icon={<Eye aria-hidden />} onClick={() => setPreview(true)} /></AppBarActions>
      <div className='editorGrid'>
        <EditorIndex sections={states} open={open} onOpen={show} />
        <form {...attributes} id='offer-form' aria-label={title} onSubmit={(event) => { event.preventDefault(); void save(false) }}>
          {conflict && <ConflictNotice messages={conflict} busy={saving} onKeep={() => void settle(true)} onReplace={() => void settle(false)} />}
          {draft.offered && <Notice title={`${formatDateTime(new Date(draft.offered.savedAt), new Date())}の下書きがあります`} action={<><Button size={32} onClick={draft.restore}>下書きを復元</Button><Button size={32} tone='link' onClick={draft.discard}>破棄する</Button></>} />}
          <FaultSummary faults={faults} onGo={go} />
          {states.map(({ section, state }, i) => {
            const Body = bodies[section.key], next = sections[i + 1]
            return (
              <EditorSection key={section.key} title={`${i + 1}. ${section.title}`} state={state} open={open === section.key} called={called.key === section.key ? called.times : 0}
                onToggle={() => setOpen(open === section.key ? undefined : section.key)} next={next && { title: next.title, onOpen: () => show(next.key) }}>
                <Body editing={editing} />
              </EditorSection>
            )
          })}
        </form>
        <aside aria-label='ワーカーのアプリでの見え方'><p>ワーカーのアプリでの見え方</p>{seen}</aside>
      </div>
      {preview && <Sheet title='ワーカーのアプリでの見え方' onClose={() => setPreview(false)}>{seen}</Sheet>}
      <ActionBar summary={savedAt && <span className='offerEditorSaved'><Save size={14} aria-hidden /> {savedAt} に下書きを保存</span>}>
        <Button type='submit' form='offer-form' tone='primary' size={48} loading={saving && !asDraft.current}>確認して保存する</Button>
        <div className='offerEditorOthers'>
          {(!offer || offer.status === 'draft') && <Button size={48} loading={saving && asDraft.current} onClick={() => void save(true)}>下書きとして保存</Button>}
          <ButtonLink size={48} href={offer ? href(routes.offer, { clientId, offerId: offer.id }) : href(routes.offers, { clientId })}>やめる</ButtonLink>
        </div>
      </ActionBar>
    </PageLayout>
  )
}

/** A refusal whose faults are named as the fields of this form; what has no field here is told as a message. */
function atItsField(error: unknown) {
  if (!(error instanceof ApiError)) return error
  return new ApiError(error.status, error.code, error.messages, Object.fromEntries(Object.entries(error.fields).map(([name, message]) => [fieldNamed(name) ?? `elsewhere.${name}`, message])))
}
