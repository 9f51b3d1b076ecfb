import { helpLanguage, type HelpLanguage } from '@/lib/storage/storedValues'
import { useStored } from '@/lib/storage/useStored'
import { SegmentedControl } from '@/ui/fields/choices/SegmentedControl'

const options: readonly { value: HelpLanguage; label: string }[] = [
  { value: 'easyJapanese', label: 'やさしい日本語' },
  { value: 'english', label: 'English' },
]

/** The language of the help on this device; applied at once, in every open tab. */
export function HelpLanguageChoice() {
  const [language, setLanguage] = useStored(helpLanguage)
  return (
    <SegmentedControl
      label='使い方の言葉 (Language)'
      options={options}
      value={language}
      onChange={setLanguage}
      wide
    />
  )
}
