import { Check, Circle } from 'lucide-react'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import type { PasswordVerdict } from '@/contracts/accounts.schemas'
import type { PasswordRule } from '@/contracts/accountWords'
import { passwordRuleTexts, unmetPasswordRules } from '@/domain/password'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { color, font } from '@/ui/tokens'

const REST_MS = 500
type Props = { password: string; email: string; /** Asks the server, which alone knows the common passwords. */ ask: (password: string) => Promise<PasswordVerdict> }

/** The rules of a new password, ticked off while one types. */
export function PasswordRules({ password, email, ask }: Props) {
  const [told, setTold] = useState<{ password: string; rules: readonly PasswordRule[] }>()
  useEffect(() => {
    if (password === '') return undefined
    let current = true
    const timer = setTimeout(() => { ask(password).then(({ unmetRules }) => { if (current) setTold({ password, rules: unmetRules.map((r) => r.rule) }) }, () => undefined) }, REST_MS)
    return () => { current = false; clearTimeout(timer) }
  }, [password, ask])
  const unmet = told?.password === password ? told.rules : unmetPasswordRules(password, email)
  return (
    <List aria-label='パスワードの条件' aria-live='polite'>
      {(Object.keys(passwordRuleTexts) as PasswordRule[]).map((rule) => {
        const met = password !== '' && !unmet.includes(rule)
        return <li key={rule} data-met={met}>{met ? <Check size={16} aria-hidden /> : <Circle size={16} aria-hidden />}<span>{passwordRuleTexts[rule]}</span><VisuallyHidden>{met ? '満たしています' : 'まだ満たしていません'}</VisuallyHidden></li>
      })}
    </List>
  )
}

const List = styled.ul`
  list-style: none; margin: 0; padding: 12px 14px; display: grid; gap: 4px; background: ${color.bg}; border-radius: 8px; font-size: ${font.s};
  li { display: flex; gap: 8px; align-items: flex-start; color: ${color.ink2}; }
  li svg { flex: none; margin-top: 3px; }
  [data-met='true'] { color: ${color.successText}; }
`
