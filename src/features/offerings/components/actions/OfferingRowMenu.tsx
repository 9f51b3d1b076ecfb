import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { Offering } from '@/contracts/offerings/schemas'
import { serverNow } from '@/lib/clock'
import { formatSlashDay, formatTime } from '@/lib/date'
import { MenuListBoundary } from '@/ui/buttons/LazyMenuList'
import { MenuButton } from '@/ui/buttons/Menu'
import { preloadOn } from '@/ui/buttons/preloadOn'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'

const loadMenu = () => import('./OfferingMenuList').then((m) => m.OfferingMenuList)
const OfferingMenuList = dynamic(loadMenu, { ssr: false, loading: MenuListBoundary })
const preloadMenu = preloadOn(loadMenu)
const OfferingCloseSheet = dynamic(
  () => import('./OfferingCloseSheet').then((m) => m.OfferingCloseSheet),
  { ssr: false, loading: LazyDialogBoundary },
)

type Props = { clientId: string; offering: Offering }

/** The menu of an offering in the list and in the calendar. The page of the offering has further actions. */
export function OfferingRowMenu({ clientId, offering }: Props) {
  const [isClosing, setIsClosing] = useState(false)
  const label = `${formatSlashDay(offering.startAt, serverNow())} ${formatTime(offering.startAt)}からの「${offering.title}」の操作`
  return (
    <>
      <MenuButton label={label} preload={preloadMenu}>
        {(onClose) => (
          <OfferingMenuList
            label={label}
            clientId={clientId}
            offering={offering}
            onEndRecruiting={() => setIsClosing(true)}
            onClose={onClose}
          />
        )}
      </MenuButton>
      {isClosing && (
        <OfferingCloseSheet
          clientId={clientId}
          offering={offering}
          onClose={() => setIsClosing(false)}
        />
      )}
    </>
  )
}
