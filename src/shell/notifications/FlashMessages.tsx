import { X } from 'lucide-react'
import { useRouter } from 'next/router'
import { useEffect, useLayoutEffect, useState } from 'react'
import styled from 'styled-components'
import { onSuccess } from '@/lib/notifications/notificationQueue'
import type { FlashMessage } from '@/lib/storage/storedValues'
import { accountMax } from '@/shell/layout/AppLayout.styles'
import { iconControl } from '@/shell/layout/headerControls'
import { color, media, radius, size, target } from '@/ui/tokens'
import { takeFlash } from './flash'

const Messages = styled.div`
  &:not(:empty) {
    display: grid;
    gap: 8px;
    box-sizing: border-box;
    width: 100%;
    max-width: calc(${size.contentMax} + 64px);
    margin: 0 auto;
    padding: 16px ${size.pagePadding} 0;
    ${media.tablet} {
      padding: 16px ${size.pagePaddingTablet} 0;
    }
  }
  &[data-account] {
    max-width: ${accountMax};
  }
`
const Message = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  padding: 10px 4px 10px 14px;
  border-radius: ${radius};
  border-left: 4px solid currentColor;
  line-height: 1.6;
  &[data-type='success'] {
    background: ${color.successTint};
    color: ${color.successText};
  }
  &[data-type='error'] {
    background: ${color.dangerTint};
    color: ${color.dangerText};
  }
  &[data-type='info'] {
    background: ${color.primaryTint};
    color: ${color.primaryText};
  }
  &[data-type='warning'] {
    background: ${color.warningTint};
    color: ${color.warningText};
  }
`
const MessageText = styled.div`
  flex: 1;
  min-width: 0;
  color: ${color.ink};
`
const CloseButton = styled.button`
  ${iconControl}
  height: 32px;
  width: ${target};
`

/**
 * Messages queued before a route change, shown above the next page until the next change or until closed. A success
 * also goes when a later action succeeds: 「募集を開始しました」 is no longer true once the offering has been closed.
 */
export function FlashMessages({ isAccount = false }: { isAccount?: boolean }) {
  const { events } = useRouter()
  const [messages, setMessages] = useState<FlashMessage[]>([])
  // A layout effect: when the layout changes too, a passive effect's listener of the unmounted
  // layout would still receive routeChangeComplete and take the messages.
  useLayoutEffect(() => {
    const addQueued = () => {
      const queued = takeFlash()
      if (queued.length > 0) setMessages((all) => [...all, ...queued])
    }
    const clear = (_: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) setMessages([])
    }
    addQueued()
    events.on('routeChangeStart', clear)
    events.on('routeChangeComplete', addQueued)
    return () => {
      events.off('routeChangeStart', clear)
      events.off('routeChangeComplete', addQueued)
    }
  }, [events])
  useEffect(
    () => onSuccess(() => setMessages((all) => all.filter(({ type }) => type !== 'success'))),
    [],
  )
  return (
    <Messages role='status' data-account={isAccount ? '' : undefined}>
      {messages.map(({ type, body }, index) => (
        <Message key={`${index}:${body.join()}`} data-type={type}>
          <MessageText>
            {body.length > 1 ? (
              <ul>
                {body.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            ) : (
              body[0]
            )}
          </MessageText>
          <CloseButton
            type='button'
            aria-label='閉じる'
            onClick={() => setMessages((all) => all.filter((_, i) => i !== index))}
          >
            <X size={20} aria-hidden />
          </CloseButton>
        </Message>
      ))}
    </Messages>
  )
}
