import styled from 'styled-components'
import { choiceStyles } from '@/ui/fields/choices/choiceStyles'
import { color, font, radius, target, weight } from '@/ui/tokens'

/** The confirmation, required once a month, that an application concludes a labour contract. */
export function ContractAgreement({
  checked,
  onChange,
}: {
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  return (
    <Agreement>
      <input
        type='checkbox'
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        申し込みが完了した時点で<b>労働契約が成立する</b>ことを理解しました
        <small>はじめての公開と、毎月はじめの公開のときに確認しています</small>
      </span>
    </Agreement>
  )
}

const Agreement = styled.label`
  ${choiceStyles}
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 12px;
  align-items: start;
  box-sizing: border-box;
  min-height: ${target};
  padding: 14px;
  border: 1px solid ${color.control};
  border-radius: ${radius};
  background: ${color.surface};
  line-height: 1.6;
  cursor: pointer;
  word-break: auto-phrase;
  b {
    font-weight: ${weight.bold};
  }
  small {
    display: block;
    color: ${color.ink2};
    font-size: ${font.xs};
  }
`
