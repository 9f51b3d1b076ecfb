import { companyMenu } from '@/shell/navigation/companyMenu'
import { FirstAllowedPage } from '@/shell/navigation/FirstAllowedPage'
import { Forbidden } from '@/ui/feedback/Forbidden'

/** The list of stores, with which a company begins, for an account that may not read the stores. */
export function ForbiddenClients({ companyId }: { companyId: string }) {
  return (
    <FirstAllowedPage menu={companyMenu} params={{ companyId }}>
      <Forbidden heading='h2' title='店舗一覧を見る権限がありません' />
    </FirstAllowedPage>
  )
}
