import { href } from '@/routes/href'
import { routes } from '@/routes/routes'

type Path = { clientId: string; offerId: string }

/** The pages around the form of a new offering, or of a new dedicated offering for graduates. */
export const offeringPaths = (path: Path, isForGraduates: boolean) =>
  isForGraduates
    ? {
        list: { label: '卒業ワーカー', href: href(routes.graduates, path) },
        form: href(routes.newGraduateOffering, path),
        confirmation: href(routes.confirmGraduateOffering, path),
      }
    : {
        list: { label: '求人', href: href(routes.offerings, path) },
        form: href(routes.newOffering, path),
        confirmation: href(routes.confirmOffering, path),
      }
