import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Scope } from '@/components/permissions/usePermissions'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { loadClientList } from './ClientSwitcher'
import { SWITCHER_ID } from './switcherId'
import { useScopeName } from './useScopeName'

const Names = styled.span`
  flex: 1;
  min-width: 0;
`

type Props = {
  className?: string | undefined
  kind: 'client' | 'company'
  scope: Scope
  icon: ReactNode
  indicator: ReactNode
  /** Places the indicator in the upper line, because the name leaves it no room. */
  inline?: boolean
}

/** Shows the current store or company and opens the ClientSwitcher. */
export function ClientSwitcherButton({
  className,
  kind,
  scope,
  icon,
  indicator,
  inline = false,
}: Props) {
  const { overline, name } = useScopeName(kind, scope)
  return (
    <button
      type='button'
      className={className}
      popoverTarget={SWITCHER_ID}
      onPointerEnter={() => void loadClientList()}
      onFocus={() => void loadClientList()}
    >
      <VisuallyHidden>{`${kind === 'client' ? '店舗' : '企業と店舗'}を切り替える 現在 `}</VisuallyHidden>
      {icon}
      <Names>
        <small>
          {overline}
          {inline && indicator}
        </small>{' '}
        <b>{name}</b>
      </Names>
      {!inline && <span>{indicator}</span>}
    </button>
  )
}
