import { BarTitle } from '@/ui/layout/BarTitle'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { PageLayout } from '@/ui/layout/PageLayout'

/** Shown to accounts without the permission to read the reviews. */
export function ReviewsForbidden({
  subject,
}: {
  subject: 'ワーカーの評価' | '店舗の評価' | '約束と実際'
}) {
  return (
    <PageLayout title={<BarTitle>{subject}</BarTitle>}>
      <Forbidden heading='h2' title={`${subject}を見る権限がありません`}>
        評価を見られるのは、この店舗の担当者です。必要なときは、企業の管理者にご確認ください。
      </Forbidden>
    </PageLayout>
  )
}
