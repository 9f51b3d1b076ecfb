import { useId } from 'react'
import { createRoot } from 'react-dom/client'
import styled from 'styled-components'
import { color } from '@/ui/tokens'
import { choice, choose, type Choice } from './browser'
import { people } from './people'
import { states } from './states'

const Frame = styled.details`
  position: fixed;
  z-index: 100000;
  bottom: 64px;
  right: 8px;
  max-width: 260px;
  padding: 8px 12px;
  border: 1px solid ${color.control};
  border-radius: 8px;
  background: ${color.surface};
  color: ${color.ink};
  font-size: 13px;

  label {
    display: grid;
    gap: 4px;
    margin-top: 8px;
  }

  select {
    min-height: 32px;
    border: 1px solid ${color.control};
    border-radius: 4px;
    background: ${color.surface};
    color: inherit;
  }
`
const roles: Record<keyof typeof people, string> = {
  company: '企業管理者',
  staff: '企業担当者',
  accounting: '経理担当',
  manager: '店舗管理者',
  clientStaff: '店舗スタッフ',
  viewer: '閲覧のみ',
}
const whoOptions = [
  ...Object.entries(people).map(([who, { name }]) => [
    who,
    `${roles[who as keyof typeof people]} ${name}`,
  ]),
  ['nobody', 'ログインしていない'],
] as const

function LabelledSelect({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: string
  options: readonly (readonly string[])[]
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <label htmlFor={id}>
      {label}
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Selects the account and the state of the answers; a choice reloads the page. */
function Panel() {
  const { who, state } = choice()
  return (
    <Frame>
      <summary>モック: {states[state]}</summary>
      <LabelledSelect
        label='見る人'
        value={who}
        options={whoOptions}
        onChange={(value) => choose({ who: value as Choice['who'], state })}
      />
      <LabelledSelect
        label='サーバーの答え'
        value={state}
        options={Object.entries(states)}
        onChange={(value) => choose({ who, state: value as Choice['state'] })}
      />
    </Frame>
  )
}

/** Shows the panel beside the page, in its own React root, so that it is independent of the page. */
export function showPanel() {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Panel />)
}
