import { useEffect } from 'react'
import { arriving } from '@/lib/browser/arriving'
import { notify } from '@/lib/notifications/notificationQueue'

const load = () => import('./MenuList').then((m) => m.MenuList)
const useArrived = arriving(load)
const preload = {
  onPointerEnter: () => {
    load().catch(() => {})
  },
  onFocus: () => {
    load().catch(() => {})
  },
}

/** The list of a menu that is open, which comes with the first touch of its button, and what that button carries for it. Where it does not come that is said, and the press can be repeated. */
export function useMenuList(open: boolean, close: (returnFocus: boolean) => void) {
  const [MenuList, failed, again] = useArrived(open)
  useEffect(() => {
    if (!failed) return
    notify({
      type: 'error',
      body: ['画面の一部を読み込めませんでした。通信の状態を確かめて、もう一度押してください。'],
    })
    close(false)
    again()
  }, [failed, again, close])
  return [MenuList, preload] as const
}
