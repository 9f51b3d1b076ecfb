import { Check, Circle } from 'lucide-react'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import type { PasswordVerdict } from '@/contracts/accounts/schemas'
import { passwordRules, type PasswordRule } from '@/contracts/accounts/enums'
import { passwordRuleLabels, unmetPasswordRules } from '@/domain/accounts/password'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { color, font, radius } from '@/ui/tokens'

const REST_MS = 500
type Props = {
  password: string
  email: string
  /** Asks the server, which alone knows the common passwords. */
  ask: (password: string) => Promise<PasswordVerdict>
}

/**
 * The rules of a new password, ticked off while one types. What only the server knows is ticked
 * when it has answered.
 */
export function PasswordRules({ password, email, ask }: Props) {
  const [serverAnswer, setServerAnswer] = useState<{
    password: string
    rules: readonly PasswordRule[]
  }>()
  useEffect(() => {
    if (password === '') return undefined
    let current = true
    const timer = setTimeout(() => {
      ask(password).then(
        ({ unmetRules }) => {
          if (current) setServerAnswer({ password, rules: unmetRules.map((rule) => rule.rule) })
        },
        () => undefined,
      )
    }, REST_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [password, ask])
  const answered = serverAnswer?.password === password
  const unmet = answered
    ? serverAnswer.rules
    : [...unmetPasswordRules(password, email), 'notCommon']
  return (
    <RuleList aria-label='パスワードの条件' aria-live='polite'>
      {passwordRules.map((rule) => {
        const met = password !== '' && !unmet.includes(rule)
        return (
          <li key={rule} data-met={met}>
            {met ? <Check size={16} aria-hidden /> : <Circle size={16} aria-hidden />}
            <span>{passwordRuleLabels[rule]}</span>
            <VisuallyHidden>{met ? 'は満たしています' : 'はまだ満たしていません'}</VisuallyHidden>
          </li>
        )
      })}
    </RuleList>
  )
}

const RuleList = styled.ul`
  list-style: none;
  margin: 0;
  padding: 12px 14px;
  display: grid;
  gap: 4px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.surface};
  line-height: 1.5;
  li {
    display: flex;
    gap: 8px;
    align-items: flex-start;
    color: ${color.ink2};
    font-size: ${font.s};
  }
  li svg {
    flex: none;
    margin-top: 2px;
    color: ${color.control};
  }
  [data-met='true'],
  [data-met='true'] svg {
    color: ${color.successText};
  }
`
