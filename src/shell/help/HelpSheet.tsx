import dynamic from 'next/dynamic'
import styled from 'styled-components'
import { helpLanguage } from '@/lib/storage/storedValues'
import { useStored } from '@/lib/storage/useStored'
import { Sheet } from '@/ui/dialogs/Sheet'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import { HelpLanguageChoice } from './HelpLanguageChoice'
import type { HelpScreen } from './helpScreens'

const EasyJapaneseHelp = dynamic(
  () => import('./EasyJapaneseHelp').then((m) => m.EasyJapaneseHelp),
  { ssr: false, loading: LazyBoundary },
)
const EnglishHelp = dynamic(() => import('./EnglishHelp').then((m) => m.EnglishHelp), {
  ssr: false,
  loading: LazyBoundary,
})

type Props = { screen: HelpScreen; onClose: () => void }

/** Says what a screen is for and what its buttons do. Loads only the chosen language. */
export function HelpSheet({ screen, onClose }: Props) {
  const [language] = useStored(helpLanguage)
  return (
    <Sheet title='使い方 (Help)' onClose={onClose}>
      <Content>
        <HelpLanguageChoice />
        {language === 'english' ? (
          <EnglishHelp screen={screen} />
        ) : (
          <EasyJapaneseHelp screen={screen} />
        )}
      </Content>
    </Sheet>
  )
}

const Content = styled.div`
  display: grid;
  gap: 16px;
`
