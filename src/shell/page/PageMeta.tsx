import Head from 'next/head'
import { use } from 'react'
import { publicConfig } from '@/lib/config/publicConfig'
import { useUnreadBadge } from '@/shell/navigation/unreadBadge'
import { IsCovered } from '@/shell/watchers/IsCovered'

/**
 * The document title: '(3) 求人 | スポットシフト 管理画面'. Not rendered for a covered page: the last title rendered
 * wins.
 */
export function PageMeta({ title }: { title: string }) {
  const badge = useUnreadBadge()
  if (use(IsCovered)) return null
  return (
    <Head>
      <title>{`${badge}${title} | ${publicConfig.serviceName} 管理画面`}</title>
    </Head>
  )
}
