import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '@/ui/buttons/Button'
import { color, weight } from '@/ui/tokens'
import { Dialog } from './Dialog'

const Irreversible = styled.p`
  && {
    margin-top: 16px;
  }
  color: ${color.dangerText};
  font-weight: ${weight.bold};
`

type Props = {
  className?: string | undefined
  title: string
  children?: ReactNode
  onApply: () => void
  onClose: () => void
  applyLabel?: string
  cancelLabel?: string
  tone?: 'primary' | 'danger'
  loading?: boolean
  open?: boolean
  /** Shows above the buttons that the action cannot be undone. */
  irreversible?: boolean
  /** Why the action cannot be applied yet; shown beside the button. */
  disabledReason?: string | undefined
}

/**
 * Asks for confirmation of an action. Children describe its consequences: who is affected, when,
 * what it costs, what others will see. The caller closes it after applying.
 */
export function ConfirmDialog({
  className,
  title,
  children,
  onApply,
  onClose,
  applyLabel = 'OK',
  cancelLabel = '閉じる',
  tone = 'primary',
  loading = false,
  open = true,
  irreversible = false,
  disabledReason,
}: Props) {
  return (
    <Dialog
      className={className}
      title={title}
      onClose={onClose}
      open={open}
      closable={!loading}
      footer={(close) => (
        <>
          <Button
            tone={tone}
            size={44}
            loading={loading}
            disabledReason={disabledReason}
            onClick={onApply}
          >
            {applyLabel}
          </Button>
          <Button size={44} disabled={loading} onClick={close}>
            {cancelLabel}
          </Button>
        </>
      )}
    >
      {children}
      {irreversible && <Irreversible>この操作は取り消せません</Irreversible>}
    </Dialog>
  )
}
