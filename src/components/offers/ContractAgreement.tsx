import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { showFirstError } from '@/lib/browser/showFirstError'
import { choiceStyles } from '@/ui/fields/choices/choiceStyles'
import { FieldError } from '@/ui/fields/FieldError'
import { frameStyles } from '@/ui/fields/FieldParts'
import { color, font, radius, target, weight } from '@/ui/tokens'

type AgreementProps = {
  checked: boolean
  /** The button was clicked without the tick. */
  isMissing: boolean
  onChange: (checked: boolean) => void
}

/**
 * The monthly confirmation of a screen that publishes. Its button calls `isReady()`: without the tick, or with anything
 * marked `data-problem` on the page, `isReady` goes there and returns false.
 */
export function useAgreement(isRequired: boolean) {
  const [checked, setChecked] = useState(false)
  const [isDemanded, setIsDemanded] = useState(false)
  function isReady(hasProblem = false) {
    const isGiven = !isRequired || checked
    if (isGiven && !hasProblem) return true
    flushSync(() => setIsDemanded(!isGiven))
    // An open dialog is searched instead of the page, which is inert below it.
    showFirstError(document.querySelector('[role=dialog]') ?? document)
    return false
  }
  const props: AgreementProps = {
    checked,
    isMissing: isDemanded && !checked,
    onChange: setChecked,
  }
  return { isAcknowledged: checked, isReady, props }
}

/** The confirmation, required once a month, that an application concludes a labour contract. */
export function ContractAgreement({ checked, isMissing, onChange }: AgreementProps) {
  const id = useId()
  return (
    <Frame>
      <Agreement>
        <input
          type='checkbox'
          checked={checked}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          申し込みが完了した時点で<b>労働契約が成立する</b>ことを理解しました
          <small>はじめての公開と、毎月はじめの公開のときに確認しています</small>
        </span>
      </Agreement>
      <FieldError id={id}>
        {isMissing ? '労働契約の成立について、確認のチェックを入れてください。' : undefined}
      </FieldError>
    </Frame>
  )
}

const Frame = styled.div`
  ${frameStyles}
  [data-error]:empty {
    display: none;
  }
`
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
  b {
    font-weight: ${weight.bold};
  }
  small {
    display: block;
    color: ${color.ink2};
    font-size: ${font.xs};
  }
`
