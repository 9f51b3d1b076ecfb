import { useRouter } from 'next/router'
import { OfferingPages } from '@/features/offerings/components/form/OfferingPages'
import { ConfirmOfferingScreen } from '@/features/offerings/ConfirmOfferingScreen'
import { EditOfferingScreen } from '@/features/offerings/EditOfferingScreen'
import {
  NewGraduateOfferingScreen,
  NewOfferingScreen,
} from '@/features/offerings/NewOfferingScreen'
import { routes } from '@/routes/routes'

const screens = {
  [routes.newOffering.path]: NewOfferingScreen,
  [routes.editOffering.path]: EditOfferingScreen,
  [routes.confirmOffering.path]: ConfirmOfferingScreen,
  [routes.newGraduateOffering.path]: NewGraduateOfferingScreen,
  [routes.confirmGraduateOffering.path]: ConfirmOfferingScreen,
}

/** The pages of one offering under their common frame, by the URL; nothing anywhere else. */
export function Pages() {
  const { pathname, query } = useRouter()
  const Screen = (screens as Record<string, typeof EditOfferingScreen | undefined>)[pathname]
  return Screen ? (
    <OfferingPages isForGraduates={pathname.includes('/graduates/')}>
      <Screen
        key={pathname}
        {...(query as { clientId: string; offerId: string; offeringId: string })}
      />
    </OfferingPages>
  ) : null
}
