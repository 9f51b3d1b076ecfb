import { useEffect, useRef, useState, type ComponentType } from 'react'
import { ErrorState } from '@/ui/ErrorState'
import { PageSection } from '@/ui/PageSection'
import { Skeleton } from '@/ui/Skeleton'

type Block = ComponentType<{ clientId: string }>
type Props = { clientId: string; title: string; load: () => Promise<Block>; rows: number }

/** A block below the first screen: its code and what it reads come when it is about to be seen. Until then its heading and its size are there. */
export function Later({ clientId, title, load, rows }: Props) {
  const [block, setBlock] = useState<{ Block: Block }>(), [failed, setFailed] = useState(false), [near, setNear] = useState(false), [tries, setTries] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const node = place.current
    if (!node) return undefined
    const watcher = new IntersectionObserver((entries) => { if (entries.some((entry) => entry.isIntersecting)) setNear(true) }, { rootMargin: '48px' })
    watcher.observe(node)
    return () => watcher.disconnect()
  }, [])
  useEffect(() => {
    let gone = false
    if (near && !block) void load().then((Block) => { if (!gone) setBlock({ Block }) }, () => { if (!gone) setFailed(true) })
    return () => { gone = true }
  }, [near, block, load, tries])
  return (
    <div ref={place}>
      {block ? <block.Block clientId={clientId} /> : (
        <PageSection line={false} title={title}>
          {failed ? <ErrorState inline title={`${title}を表示できませんでした`} onRetry={() => { setFailed(false); setTries(tries + 1) }}>通信の状態を確かめて、もう一度お試しください。</ErrorState>
            : <Skeleton kind='people' rows={rows} />}
        </PageSection>
      )}
    </div>
  )
}
