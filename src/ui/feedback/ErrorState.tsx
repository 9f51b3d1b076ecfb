import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/buttons/Button'
import { Notice } from './Notice'
import { StateMessage } from './StateMessage'

type Props = {
  className?: string | undefined
  title?: string
  children?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  reference?: string
  inline?: boolean
  heading?: 'h2' | 'h3'
}

/**
 * A failed read. `title` names what could not be read, children what was not changed by it.
 * `inline` is the small form for one block of a page. `reference` is the number the support asks
 * for.
 */
export function ErrorState({
  className,
  title = '読み込めませんでした',
  children = '通信が切れたようです。登録されている内容は変わっていません。',
  onRetry,
  retrying = false,
  reference,
  inline = false,
  heading,
}: Props) {
  if (inline) {
    return (
      <Notice
        className={className}
        tone='plain'
        title={title}
        live
        {...(onRetry
          ? {
              action: (
                <Button
                  size={32}
                  icon={<RefreshCw aria-hidden />}
                  loading={retrying}
                  onClick={onRetry}
                >
                  再試行
                </Button>
              ),
            }
          : {})}
      >
        {children}
      </Notice>
    )
  }
  return (
    <StateMessage
      className={className}
      art='network'
      title={title}
      role='alert'
      {...(heading === undefined ? {} : { heading })}
      {...(reference === undefined ? {} : { note: `受付番号 ${reference}` })}
      {...(onRetry
        ? {
            action: (
              <Button
                tone='primary'
                icon={<RefreshCw aria-hidden />}
                loading={retrying}
                onClick={onRetry}
              >
                再試行
              </Button>
            ),
          }
        : {})}
    >
      {children}
    </StateMessage>
  )
}
