import { workerSupporters } from '@/contracts/workerSupporters'
import { WorkerSupportersScreen } from '@/features/workerSupporters/WorkerSupportersScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { clientLayout } from '@/shell/layouts'

export default definePage(routes.workerSupporters, { title: 'ワーカーサポーター', heading: false, layout: clientLayout, screen: WorkerSupportersScreen, reads: [workerSupporters.candidates] })
