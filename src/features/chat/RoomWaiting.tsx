import { Skeleton } from '@/ui/Skeleton'

/** Where a room will stand. */
export function RoomWaiting() {
  return <section className='chatRoom' data-none=''><h1 className='vh' tabIndex={-1}>メッセージ</h1><Skeleton kind='people' rows={6} /></section>
}
