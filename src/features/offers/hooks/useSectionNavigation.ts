import { useEffect, useRef, useState } from 'react'
import type { OfferForm } from '@/features/offers/lib/offerForm'
import { sectionWith, type OfferField, type SectionKey } from '@/features/offers/lib/offerSections'
import { showInTheMiddle } from '@/lib/browser/showFirstError'

/** A request to show a section, or a field in one. `count` distinguishes repeated requests. */
type ShowRequest = { section?: SectionKey; field?: OfferField; count: number }

/**
 * Makes sure that the focus is in the open section: `setFocus` finds no input for a field that is a list. Focuses the
 * first invalid control, or the first one.
 */
function focusInOpenSection() {
  const body = document.querySelector('#offer-form section[data-open] > [data-body]')
  if (!body) return
  if (!body.contains(document.activeElement)) {
    const control =
      body.querySelector<HTMLElement>('[aria-invalid=true]') ??
      body.querySelector<HTMLElement>('input, textarea, select, button')
    control?.focus()
  }
  // On a phone, the sticky list of sections would cover a control at the top.
  if (document.activeElement) showInTheMiddle(document.activeElement)
}

/** Keeps which section is open, and moves the focus to a section or a field. */
export function useSectionNavigation(
  { setFocus }: Pick<OfferForm, 'setFocus'>,
  initialField: OfferField | undefined,
) {
  const [openSection, setOpenSection] = useState<SectionKey | undefined>(
    initialField ? sectionWith(initialField) : 'basic',
  )
  const [mountedSection, setMountedSection] = useState<SectionKey>()
  const [request, setRequest] = useState<ShowRequest>({ count: 0 })
  const handledCount = useRef(0)
  const showField = (field: OfferField) => {
    setOpenSection(sectionWith(field))
    setRequest(({ count }) => ({ field, count: count + 1 }))
  }
  const showSection = (section: SectionKey) => {
    setOpenSection(section)
    setRequest(({ count }) => ({ section, count: count + 1 }))
  }
  const toggleSection = (section: SectionKey) =>
    openSection === section ? setOpenSection(undefined) : showSection(section)
  // A field can be focused only once its section is loaded and mounted.
  useEffect(() => {
    const { field, count } = request
    if (!field || count === handledCount.current || mountedSection !== sectionWith(field)) return
    handledCount.current = count
    setFocus(field)
    focusInOpenSection()
  }, [request, mountedSection, setFocus])
  return {
    openSection,
    focusRequestCountOf: (section: SectionKey) => (request.section === section ? request.count : 0),
    setMountedSection,
    showField,
    showSection,
    toggleSection,
  }
}
