import { theme, type Theme } from '@/lib/storage/storedValues'
import { useStored } from '@/lib/storage/useStored'
import { SegmentedControl } from '@/ui/fields/choices/SegmentedControl'
import { DeviceChoice } from './DeviceChoice'

const options: readonly { value: Theme; label: string }[] = [
  { value: 'device', label: '端末に合わせる' },
  { value: 'light', label: 'ライト' },
  { value: 'dark', label: 'ダーク' },
]

/** The theme of this device; applied at once, in every open tab. */
export function ThemeChoice() {
  const [choice, setChoice] = useStored(theme)
  return (
    <DeviceChoice>
      <SegmentedControl
        label='画面の配色'
        options={options}
        value={choice}
        onChange={setChoice}
        wide
      />
      <p>この端末だけの設定です。印刷は、いつもライトの配色です。</p>
    </DeviceChoice>
  )
}
