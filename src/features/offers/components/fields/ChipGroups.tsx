import { Check } from 'lucide-react'
import { ChipGroup } from '@/ui/fields/choices/ChoiceChips.styles'
import { FieldGroup } from '@/ui/fields/FieldGroup'
import { Groups } from './ChipGroups.styles'

type Item = { id: number; name: string }
type Props = {
  groups: readonly { label: string; items: readonly Item[] }[]
  selectedIds: readonly number[]
  onChange: (ids: number[]) => void
}

/** Multiple selection from groups of short options; the selected ids keep the order of the list. */
export function ChipGroups({ groups, selectedIds, onChange }: Props) {
  const knownIds = groups.flatMap(({ items }) => items.map(({ id }) => id))
  const toggle = (id: number) =>
    onChange(
      [...knownIds, ...selectedIds.filter((other) => !knownIds.includes(other))].filter((other) =>
        other === id ? !selectedIds.includes(other) : selectedIds.includes(other),
      ),
    )
  return (
    <Groups>
      {groups.map(({ label, items }) => (
        <FieldGroup key={label} label={label} error={undefined}>
          <ChipGroup data-compact='true'>
            {items.map(({ id, name }) => (
              <label key={id}>
                <input
                  type='checkbox'
                  checked={selectedIds.includes(id)}
                  onChange={() => toggle(id)}
                />
                <span data-chip=''>
                  {selectedIds.includes(id) && <Check aria-hidden />}
                  {name}
                </span>
              </label>
            ))}
          </ChipGroup>
        </FieldGroup>
      ))}
    </Groups>
  )
}
