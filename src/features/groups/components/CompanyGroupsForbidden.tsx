import type { ReactNode } from 'react'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { PageLayout } from '@/ui/layout/PageLayout'

/** The page about groups of a company for somebody without the right. */
export function CompanyGroupsForbidden({ title }: { title: ReactNode }) {
  return (
    <PageLayout title={title}>
      <Forbidden heading='h2' title='企業のグループを開く権限がありません'>
        企業のグループを見て変更できるのは、企業の管理者と担当者です。必要なときは、企業の管理者にご確認ください。
      </Forbidden>
    </PageLayout>
  )
}
