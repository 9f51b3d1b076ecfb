import dynamic, { type DynamicOptionsLoadingProps } from 'next/dynamic'
import styled from 'styled-components'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { layer, radius, shadow } from '@/ui/tokens'
import { preloadOn } from './preloadOn'

const ErrorPanel = styled.span`
  position: absolute;
  z-index: ${layer.splitButton};
  top: calc(100% + 4px);
  right: 0;
  width: max-content;
  max-width: min(320px, calc(100vw - 32px));
  border-radius: ${radius};
  box-shadow: ${shadow.s2};
`

/** Passed as `loading` of a lazily loaded menu: shows nothing, or the failure with a retry. */
export function MenuListBoundary({ error, retry }: DynamicOptionsLoadingProps) {
  if (!error) return null
  return (
    <ErrorPanel>
      <ErrorState inline title='画面の一部を読み込めませんでした' onRetry={() => retry?.()}>
        通信を確かめて、もう一度お試しください。
      </ErrorState>
    </ErrorPanel>
  )
}

const loadMenuList = () => import('./MenuList').then((m) => m.MenuList)

/** The open list of a menu. Its code loads on the first hover, focus or press of the menu's button. */
export const LazyMenuList = dynamic(loadMenuList, { ssr: false, loading: MenuListBoundary })

/** Spread it on the button of a menu. */
export const preloadMenuList = preloadOn(loadMenuList)
