import type { ReactNode } from 'react'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { NoticesView } from './components/NoticesView'

const ClientFrame = ({ actions, children }: { actions: ReactNode; children: ReactNode }) => (
  <PageLayout title={<BarTitle>お知らせ</BarTitle>} width='form' {...(actions ? { actions } : {})}>
    {children}
  </PageLayout>
)

/**
 * Notices of the service on the pages of a store. They belong to the account, so reading one here marks it as read on
 * the account's pages too.
 */
export const ClientNoticesScreen = () => <NoticesView frame={ClientFrame} />
