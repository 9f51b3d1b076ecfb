import { useRouter } from 'next/router'
import { useLayoutEffect, useState } from 'react'
import type { FlashMessage } from '@/lib/storage/storedValues'
import { Icon } from '@/shell/layout/Icon'
import { takeFlash } from './flash'

/** What was queued before a change of route, above the page it led to, until the next one or until it is put away. */
export function FlashMessages() {
  const { events } = useRouter()
  const [shown, setShown] = useState<FlashMessage[]>([])
  // At once: where the frame changes too, the one that goes away would otherwise still hear the end of the change, and take the messages with it.
  useLayoutEffect(() => {
    const add = () => {
      const taken = takeFlash()
      if (taken.length > 0) setShown((all) => [...all, ...taken])
    }
    const leave = (_: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) setShown([])
    }
    add()
    events.on('routeChangeStart', leave)
    events.on('routeChangeComplete', add)
    return () => {
      events.off('routeChangeStart', leave)
      events.off('routeChangeComplete', add)
    }
  }, [events])
  return (
    <div role='status' className={shown.length > 0 ? 'flash' : undefined}>
      {shown.map(({ type, body }, index) => (
        <div key={`${index}:${body.join()}`} data-type={type}>
          <div className='text'>
            {body.length > 1 ? (
              <ul>
                {body.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            ) : (
              body[0]
            )}
          </div>
          <button
            type='button'
            className='icon'
            aria-label='閉じる'
            onClick={() => setShown((all) => all.filter((_, i) => i !== index))}
          >
            <Icon name='close' />
          </button>
        </div>
      ))}
    </div>
  )
}
