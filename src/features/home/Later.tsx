import type { ComponentType } from 'react'
import type { arriving } from '@/lib/arriving'
import { useNear } from '@/lib/useNear'
import { ErrorState } from '@/ui/ErrorState'
import { PageSection } from '@/ui/PageSection'
import { Skeleton } from '@/ui/Skeleton'

type Props = { clientId: string; title: string; /** From `arriving`. */ useBlock: ReturnType<typeof arriving<ComponentType<{ clientId: string }>>>; rows: number }

/** A block below the first screen: its code and what it reads come when it is about to be seen. Until then its heading and its size are there. */
export function Later({ clientId, title, useBlock, rows }: Props) {
  const [place, near] = useNear<HTMLDivElement>('48px'), [Block, failed, retry] = useBlock(near)
  return (
    <div ref={place}>
      {Block ? <Block clientId={clientId} /> : (
        <PageSection line={false} title={title}>
          {failed ? <ErrorState inline title={`${title}を表示できませんでした`} onRetry={retry}>通信の状態を確かめて、もう一度お試しください。</ErrorState>
            : <Skeleton kind='people' rows={rows} />}
        </PageSection>
      )}
    </div>
  )
}
