import { useEffect, type ComponentType } from 'react'
import { arriving } from '@/lib/browser/arriving'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BasicSection } from './BasicSection'
import type { Editing } from '@/features/offers/lib/editing'
import { MissingPiece } from '@/features/offers/components/editor/LazyLoadError'
// A template that was sent back opens at its first fault, mostly one of the job: what little its section brings with it is part of the page.
import '@/features/offers/components/ai/ModelTextButton'
import type { SectionKey } from '@/features/offers/lib/offerSections'

type Body = ComponentType<{ editing: Editing }>
const loads: Record<Exclude<SectionKey, 'basic'>, () => Promise<Body>> = {
  job: () => import('./JobSection').then((m) => m.JobSection),
  conditions: () => import('./ConditionsSection').then((m) => m.ConditionsSection),
  belongings: () => import('./BelongingsSection').then((m) => m.BelongingsSection),
  tags: () => import('./TagsSection').then((m) => m.TagsSection),
  place: () => import('./PlaceSection').then((m) => m.PlaceSection),
  contact: () => import('./ContactSection').then((m) => m.ContactSection),
  qualifications: () => import('./QualificationsSection').then((m) => m.QualificationsSection),
  stool: () => import('./StoolSection').then((m) => m.StoolSection),
  questions: () => import('./QuestionsSection').then((m) => m.QuestionsSection),
  message: () => import('./MessageSection').then((m) => m.MessageSection),
  terms: () => import('./TermsSection').then((m) => m.TermsSection),
  defaults: () => import('./DefaultsSection').then((m) => m.DefaultsSection),
  longTerm: () => import('./LongTermSection').then((m) => m.LongTermSection),
}
/** Fetches every section: called when somebody begins to work on the form, so that opening one does not wait. What fails is asked for again when it is opened. */
export const fetchSections = () => {
  for (const load of Object.values(loads)) void load().catch(() => undefined)
}

function told(key: SectionKey, Fields: Body): Body {
  return function Told({ editing }) {
    const { onThere } = editing
    useEffect(() => {
      onThere(key)
      return () => onThere(undefined)
    }, [onThere])
    return <Fields editing={editing} />
  }
}
function late(key: SectionKey, load: () => Promise<Body>): Body {
  const useFields = arriving(() => load().then((Fields) => told(key, Fields)))
  return function Late({ editing }) {
    const [Fields, failed, retry] = useFields(true)
    return Fields ? (
      <Fields editing={editing} />
    ) : failed ? (
      <MissingPiece onRetry={retry} />
    ) : (
      <Skeleton kind='form' rows={3} />
    )
  }
}
/** The fields of each section; all but the first come when their section is opened. */
export const sectionBodies = {
  basic: told('basic', BasicSection),
  ...Object.fromEntries(
    Object.entries(loads).map(([key, load]) => [key, late(key as SectionKey, load)]),
  ),
} as Record<SectionKey, Body>
