import dynamic from 'next/dynamic'
import Router from 'next/router'
import { useEffect, useRef, useState } from 'react'

const loadDialog = () => import('@/ui/dialogs/ConfirmDialog').then((m) => m.ConfirmDialog)
const ConfirmDialog = dynamic(loadDialog, { ssr: false })

// The pages router has no way to refuse a change of route but to throw; the bar above the page is told first.
const stop = Object.assign(new Error('保存していない変更があります'), { cancelled: true })

type Options = { /** What happens to what was typed, where a draft is kept. */ note?: string }

/**
 * Asks before a form that was changed is left: by link, by back and forward, and (in the browser's own words) by closing or reloading.
 * [dialog, pass]: render the dialog; call `pass` before going on after a save or a delete.
 */
export function useUnsavedGuard(
  dirty: boolean,
  { note = 'このまま移動すると、入力した内容は失われます。' }: Options = {},
) {
  const passing = useRef(false)
  const [leave, setLeave] = useState<() => void>()
  const [hasDialogFailed, setHasDialogFailed] = useState(false)
  // Preloaded with the first change, long before somebody leaves.
  useEffect(() => {
    if (!dirty) return
    loadDialog().then(
      () => setHasDialogFailed(false),
      () => setHasDialogFailed(true),
    )
  }, [dirty])

  useEffect(() => {
    if (!dirty) return
    passing.current = false
    let here: unknown = history.state
    let address = location.href
    const arrived = () => {
      here = history.state
      address = location.href
    }
    function onStart(url: string, { shallow = false }: { shallow?: boolean } = {}) {
      if (passing.current || shallow) return
      setLeave(() => () => {
        void Router.push(url)
      })
      Router.events.emit('routeChangeError', stop, url, { shallow })
      throw stop
    }
    Router.beforePopState(() => {
      if (passing.current) return true
      // The address has changed already: it is put back, and what was asked for is one step behind.
      history.pushState(here, '', address)
      setLeave(() => () => {
        history.back()
      })
      return false
    })
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!passing.current) event.preventDefault()
    }
    const onRejection = (event: PromiseRejectionEvent) => {
      if (event.reason === stop) event.preventDefault()
    }
    Router.events.on('routeChangeStart', onStart)
    Router.events.on('routeChangeComplete', arrived)
    window.addEventListener('beforeunload', onUnload)
    window.addEventListener('unhandledrejection', onRejection)
    return () => {
      Router.beforePopState(() => true)
      Router.events.off('routeChangeStart', onStart)
      Router.events.off('routeChangeComplete', arrived)
      window.removeEventListener('beforeunload', onUnload)
      window.removeEventListener('unhandledrejection', onRejection)
    }
  }, [dirty])

  function pass() {
    passing.current = true
  }
  useEffect(() => {
    if (!leave || !hasDialogFailed) return
    setLeave(undefined)
    // The code of the dialog did not load: the browser asks instead.
    if (!window.confirm(`保存していない変更があります。${note}\n保存せずに移動しますか。`)) return
    passing.current = true
    leave()
  }, [leave, hasDialogFailed, note])
  const dialog = leave && !hasDialogFailed && (
    <ConfirmDialog
      title='保存していない変更があります'
      tone='danger'
      applyLabel='保存せずに移動する'
      cancelLabel='入力に戻る'
      onClose={() => {
        setLeave(undefined)
      }}
      onApply={() => {
        pass()
        setLeave(undefined)
        leave()
      }}
    >
      <p>{note}</p>
    </ConfirmDialog>
  )
  return [dialog, pass] as const
}
