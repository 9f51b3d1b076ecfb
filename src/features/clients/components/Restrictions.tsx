import { Lock } from 'lucide-react'
import { useQuery } from '@/api/useQuery'
import { clients } from '@/contracts/clients'
import { serverNow } from '@/lib/clock'
import { formatDay } from '@/lib/date'
import { Notice } from '@/ui/feedback/Notice'

const titles = {
  info: '運営からのお知らせ',
  warning: '確認してください',
  block_publish: '求人の公開を停止しています',
  block_all: '店舗の利用を停止しています',
} as const

/** The current restrictions of the store with their reasons, the most severe first. */
export function Restrictions({ clientId }: { clientId: string }) {
  const { data } = useQuery(clients.base, { clientId })
  return (data?.restrictions ?? []).map(({ code, level, message, sinceAt, untilAt }) => (
    <Notice
      key={`${code}/${sinceAt}`}
      tone={level.startsWith('block') ? 'error' : 'warning'}
      icon={Lock}
      title={titles[level]}
    >
      {message}
      <br />
      {formatDay(sinceAt, serverNow())}から
      {untilAt !== null && `${formatDay(untilAt, serverNow())}まで`}
    </Notice>
  ))
}
