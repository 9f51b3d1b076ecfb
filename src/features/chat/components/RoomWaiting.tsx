import { ArrowLeft } from 'lucide-react'
import { useUrlState } from '@/api/useUrlState'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { Link } from '@/ui/buttons/Link'
import { Skeleton } from '@/ui/feedback/Skeleton'

/** Where a room will stand. On a phone there is no bar around it: the way back is here from the beginning. */
export function RoomWaiting({ clientId }: { clientId: string }) {
  const [query] = useUrlState(routes.chatRooms.query)
  return (
    <section className='chatRoom'>
      <header className='chatHead'>
        <div data-who=''>
          <Link
            className='icon'
            data-back=''
            href={href(routes.chatRooms, { clientId }, query)}
            aria-label='メッセージの一覧へ戻る'
          >
            <ArrowLeft size={20} aria-hidden />
          </Link>
          <h1 className='vh' tabIndex={-1}>
            メッセージ
          </h1>
        </div>
      </header>
      <div data-waiting=''>
        <Skeleton kind='people' rows={6} />
      </div>
    </section>
  )
}
