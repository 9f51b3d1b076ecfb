import { Check, Circle } from 'lucide-react'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { passwordRules, type PasswordRule } from '@/contracts/accounts/enums'
import type { PasswordVerdict } from '@/contracts/accounts/schemas'
import { passwordRuleLabels, unmetPasswordRules } from '@/domain/accounts/password'
import { IconLines } from '@/ui/data-display/IconLines'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { color, framed } from '@/ui/tokens'

/** Debounce of the server's check. */
const DEBOUNCE_MS = 500
type Props = {
  password: string
  email: string
  /** Asks the server for its verdict; only the server has the list of common passwords. */
  ask: (password: string) => Promise<PasswordVerdict>
}

/**
 * The rules of a new password, updated while the user types. The rule that only the server can
 * check is ticked after its response.
 */
export function PasswordRules({ password, email, ask }: Props) {
  const [serverAnswer, setServerAnswer] = useState<{
    password: string
    rules: readonly PasswordRule[]
  }>()
  useEffect(() => {
    if (password === '') return undefined
    let isCurrent = true
    const timer = setTimeout(() => {
      ask(password).then(
        ({ unmetRules }) => {
          if (isCurrent) setServerAnswer({ password, rules: unmetRules.map((rule) => rule.rule) })
        },
        () => undefined,
      )
    }, DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [password, ask])
  const isServerAnswerCurrent = serverAnswer?.password === password
  const unmet = isServerAnswerCurrent
    ? serverAnswer.rules
    : [...unmetPasswordRules(password, email), 'notCommon']
  return (
    <RuleList aria-label='パスワードの条件' aria-live='polite'>
      {passwordRules.map((rule) => {
        const isMet = password !== '' && !unmet.includes(rule)
        return (
          <li key={rule} data-tone={isMet ? 'success' : undefined}>
            {isMet ? <Check size={16} aria-hidden /> : <Circle size={16} aria-hidden />}
            <span>{passwordRuleLabels[rule]}</span>
            <VisuallyHidden>{isMet ? 'は満たしています' : 'はまだ満たしていません'}</VisuallyHidden>
          </li>
        )
      })}
    </RuleList>
  )
}

const RuleList = styled(IconLines)`
  gap: 4px;
  margin: 0 0 16px;
  padding: 12px 14px;
  ${framed}
  color: ${color.ink2};
  line-height: 1.5;
  > [data-tone='success'] {
    color: ${color.successText};
  }
`
