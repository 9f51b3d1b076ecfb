import { EditorSection } from '@/features/offers/components/sections/EditorSection'
import { sectionBodies } from '@/features/offers/components/sections/sectionBodies'
import type { useSectionNavigation } from '@/features/offers/hooks/useSectionNavigation'
import type { Editing, SectionState } from '@/features/offers/lib/editing'
import { sections, type Section } from '@/features/offers/lib/offerSections'

type Props = {
  editing: Editing
  states: readonly { section: Section; state: SectionState }[]
  navigation: ReturnType<typeof useSectionNavigation>
}

/** The sections of the form; one is open at a time. Each request to show a section moves the focus to its heading. */
export function EditorSections({ editing, states, navigation }: Props) {
  return states.map(({ section, state }, index) => {
    const Body = sectionBodies[section.key]
    const next = sections[index + 1]
    return (
      <EditorSection
        key={section.key}
        title={`${index + 1}. ${section.title}`}
        state={state}
        open={navigation.openSection === section.key}
        focusRequestCount={navigation.focusRequestCountOf(section.key)}
        onToggle={() => navigation.toggleSection(section.key)}
        next={next && { title: next.title, onOpen: () => navigation.showSection(next.key) }}
      >
        <Body editing={editing} />
      </EditorSection>
    )
  })
}
