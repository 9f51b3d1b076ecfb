import dynamic, { type DynamicOptionsLoadingProps } from 'next/dynamic'
import { useEffect, type ComponentType } from 'react'
import type { Editing } from '@/features/offers/lib/editing'
import type { SectionKey } from '@/features/offers/lib/offerSections'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BasicSection } from './BasicSection'

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
/**
 * Preloads every section when the user starts to edit, so that opening one does not wait. A failure
 * is reported when the section is opened.
 */
export const preloadSections = () => {
  for (const load of Object.values(loads)) void load().catch(() => undefined)
}

/**
 * Wraps the fields of a section to report to the editor when they are mounted, so that one of them can get the focus.
 */
function reportingMount(key: SectionKey, Fields: Body): Body {
  return function SectionBody({ editing }) {
    const { onMountedSection } = editing
    useEffect(() => {
      onMountedSection(key)
      return () => onMountedSection(undefined)
    }, [onMountedSection])
    return <Fields editing={editing} />
  }
}

function SectionLoading(props: DynamicOptionsLoadingProps) {
  return props.error ? <LazyBoundary {...props} /> : <Skeleton kind='form' rows={3} />
}
const lazySection = (key: SectionKey, load: () => Promise<Body>): Body =>
  dynamic(() => load().then((Fields) => reportingMount(key, Fields)), {
    ssr: false,
    loading: SectionLoading,
  })

/** The fields of each section; all but the first load when their section is opened. */
export const sectionBodies = {
  basic: reportingMount('basic', BasicSection),
  ...Object.fromEntries(
    Object.entries(loads).map(([key, load]) => [key, lazySection(key as SectionKey, load)]),
  ),
} as Record<SectionKey, Body>
