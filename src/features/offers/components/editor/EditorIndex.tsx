import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import type { SectionState } from '@/features/offers/lib/editing'
import type { Section, SectionKey } from '@/features/offers/lib/offerSections'
import { stateIcons } from '@/features/offers/lib/stateIcons'
import { Index } from './EditorIndex.styles'

type Props = {
  sections: readonly { section: Section; state: SectionState }[]
  openSection: SectionKey | undefined
  onOpen: (key: SectionKey) => void
}

/** The sections of an offer with their states; sticky beside the form, on phones above it. */
export function EditorIndex({ sections, openSection, onOpen }: Props) {
  return (
    <Index aria-label='ひな形の項目'>
      <ol>
        {sections.map(({ section: { key, title }, state: { kind, words } }) => {
          const Icon = stateIcons[kind]
          return (
            <li key={key}>
              <button
                type='button'
                aria-current={key === openSection || undefined}
                onClick={() => onOpen(key)}
              >
                <Icon data-kind={kind} aria-hidden />
                <span>{title}</span>
                <VisuallyHidden>({words})</VisuallyHidden>
              </button>
            </li>
          )
        })}
      </ol>
    </Index>
  )
}
