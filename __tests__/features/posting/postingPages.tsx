import { useRouter } from 'next/router'
import { ConfirmOfferingScreen } from '@/features/posting/ConfirmOfferingScreen'
import { EditOfferingScreen } from '@/features/posting/EditOfferingScreen'
import { NewGraduateOfferingScreen, NewOfferingScreen } from '@/features/posting/NewOfferingScreen'
import { PostingPages } from '@/features/posting/components/form/PostingPages'
import { routes } from '@/routes/routes'

const screens = {
  [routes.newOffering.path]: NewOfferingScreen,
  [routes.editOffering.path]: EditOfferingScreen,
  [routes.confirmOffering.path]: ConfirmOfferingScreen,
  [routes.newGraduateOffering.path]: NewGraduateOfferingScreen,
  [routes.confirmGraduateOffering.path]: ConfirmOfferingScreen,
}

/** The pages of one posting under their common frame, as the address has it; nothing anywhere else. */
export function Pages() {
  const { pathname, query } = useRouter()
  const Screen = (screens as Record<string, typeof EditOfferingScreen | undefined>)[pathname]
  return Screen ? (
    <PostingPages isForGraduates={pathname.includes('/graduates/')}>
      <Screen
        key={pathname}
        {...(query as { clientId: string; offerId: string; offeringId: string })}
      />
    </PostingPages>
  ) : null
}
