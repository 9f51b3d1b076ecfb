import { useController, type UseFormReturn } from 'react-hook-form'
import styled from 'styled-components'
import { recordKinds, type RecordKind } from '@/contracts/recordArchives/enums'
import type { RecordArchiveRequest, RecordCounts } from '@/contracts/recordArchives/schemas'
import { recordCountText, recordKindLabel } from '@/domain/records/recordKinds'
import { choiceStyles } from '@/ui/fields/choices/choiceStyles'
import { FieldGroup } from '@/ui/fields/FieldGroup'
import { frameOf } from '@/ui/fields/formTypes'
import { color, font, framed } from '@/ui/tokens'

const Rows = styled.div`
  ${choiceStyles}
  ${framed}
  label {
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: 4px 12px;
    align-items: center;
    padding: 10px 16px;
    cursor: pointer;
  }
  label + label {
    border-top: 1px solid ${color.lineSoft};
  }
  b {
    display: block;
    font-size: ${font.s};
  }
  small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  data {
    font-size: ${font.s};
    white-space: nowrap;
  }
`

type Props = {
  form: UseFormReturn<RecordArchiveRequest>
  label: string
  /** A short description of each kind. */
  notes: Record<RecordKind, string>
  /** Undefined until they are counted. */
  counts: RecordCounts | undefined
}

/** Selects kinds of records, each shown with its number of records. The value keeps the order of the kinds. */
export function RecordKindChecks({ form, label, notes, counts }: Props) {
  const { field } = useController({ control: form.control, name: 'kinds' })
  const selectedKinds = field.value ?? []
  const withToggled = (kind: RecordKind) =>
    recordKinds.filter((other) => selectedKinds.includes(other) !== (other === kind))
  return (
    <FieldGroup {...frameOf({ form, name: 'kinds', label })} as='group'>
      <Rows>
        {recordKinds.map((kind, index) => {
          const count = counts?.items.find((item) => item.kind === kind)
          return (
            <label key={kind}>
              <input
                type='checkbox'
                name='kinds'
                checked={selectedKinds.includes(kind)}
                {...(index === 0 && { ref: field.ref })}
                onBlur={field.onBlur}
                onChange={() => field.onChange(withToggled(kind))}
              />
              <span>
                <b>{recordKindLabel[kind]}</b>
                <small>{notes[kind]}</small>
              </span>
              {count && <data value={count.recordCount}>{recordCountText(count)}</data>}
            </label>
          )
        })}
      </Rows>
    </FieldGroup>
  )
}
