import styled from 'styled-components'
import { labelOf } from '@/features/offers/lib/fieldLabels'
import type { TextEntry, TextField } from '@/features/offers/lib/texts'
import { Notice } from '@/ui/feedback/Notice'
import { choiceStyles } from '@/ui/fields/choices/choiceStyles'
import { color, font, framed, target, weight } from '@/ui/tokens'

const List = styled.ul`
  ${choiceStyles}
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    min-width: 0;
    padding: 4px 14px 12px;
    ${framed}
  }
  label {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: ${target};
    font-size: ${font.s};
    font-weight: ${weight.bold};
    cursor: pointer;
  }
  p {
    margin: 0;
    padding-left: 32px;
    font-size: ${font.s};
    line-height: 1.7;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    padding-left: 32px;
    color: ${color.warningText};
    font-size: ${font.xs};
  }
`

/** The draft, field by field. A field that has text already is replaced only if it is selected. */
export function AiDraftResult({
  note,
  entries,
  selectedFields,
  onChoose,
}: {
  note: string
  entries: readonly TextEntry[]
  selectedFields: readonly TextField[]
  onChoose: (fields: TextField[]) => void
}) {
  return (
    <>
      <Notice title={note} />
      <p>入れる欄を選んでください。選ばない欄は、いまのままです。</p>
      <List>
        {entries.map(({ field, text, current }) => (
          <li key={field}>
            <label>
              <input
                type='checkbox'
                checked={selectedFields.includes(field)}
                onChange={() =>
                  onChoose(
                    selectedFields.includes(field)
                      ? selectedFields.filter((other) => other !== field)
                      : [...selectedFields, field],
                  )
                }
              />
              <span>{labelOf(field)}</span>
            </label>
            {current !== '' && <small>すでに文が入っています。選ぶと入れ替わります。</small>}
            <p>{text}</p>
          </li>
        ))}
      </List>
    </>
  )
}
