import Head from 'next/head'
import { publicConfig } from '@/lib/config/publicConfig'
import { useUnreadBadge } from '@/shell/navigation/unreadBadge'

/** The document title: '(3) 求人 | スポットシフト 管理画面'. */
export function PageMeta({ title }: { title: string }) {
  const badge = useUnreadBadge()
  return (
    <Head>
      <title>{`${badge}${title} | ${publicConfig.serviceName} 管理画面`}</title>
    </Head>
  )
}
