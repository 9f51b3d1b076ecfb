import type { ReactNode } from 'react'
import { MyPage } from './components/MyPage'
import { NoticesView } from './components/NoticesView'

const AccountFrame = ({ actions, children }: { actions: ReactNode; children: ReactNode }) => (
  <MyPage title='お知らせ' actions={actions}>
    {children}
  </MyPage>
)

/** Notices of the service on the pages of the account. */
export const NoticesScreen = () => <NoticesView frame={AccountFrame} />
