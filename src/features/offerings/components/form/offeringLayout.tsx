import { clientLayout } from '@/shell/layout/clientLayout'
import type { Layout } from '@/shell/layout/layouts'
import { OfferingPages } from './OfferingPages'

/** The layout of the pages of one offering form. */
export const offeringLayout: Layout = {
  prefetch: clientLayout.prefetch,
  getLayout: (page, frame) => clientLayout.getLayout(<OfferingPages>{page}</OfferingPages>, frame),
}

/** The layout of the pages of a dedicated offering for graduates. */
export const graduateOfferingLayout: Layout = {
  prefetch: clientLayout.prefetch,
  getLayout: (page, frame) =>
    clientLayout.getLayout(<OfferingPages isForGraduates>{page}</OfferingPages>, frame),
}
