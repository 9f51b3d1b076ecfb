import { offers } from '@/contracts/offers'
import { ConfirmOfferingScreen } from '@/features/posting/ConfirmOfferingScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { clientLayout } from '@/shell/layouts'

export default definePage(routes.confirmOffering, { title: '募集内容の確認', heading: false, back: routes.newOffering, layout: clientLayout, screen: ConfirmOfferingScreen, reads: [offers.one] })
