import { arriving } from '@/lib/arriving'

const load = () => import('./MenuList').then((m) => m.MenuList)
const useArrived = arriving(load)
const preload = { onPointerEnter: () => { load().catch(() => {}) }, onFocus: () => { load().catch(() => {}) } }

/** The list of a menu that is open, which comes with the first touch of its button, and what that button carries for it. */
export function useMenuList(open: boolean) {
  const [MenuList] = useArrived(open)
  return [MenuList, preload] as const
}
