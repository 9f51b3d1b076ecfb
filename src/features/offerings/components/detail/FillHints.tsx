import { Lightbulb } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { FillLevers } from '@/features/offerings/components/levers/FillLevers'
import { Button } from '@/ui/buttons/Button'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { Card } from '@/ui/layout/Card'
import * as S from './FillHints.styles'

const OfferingShareSheet = dynamic(
  () =>
    import('@/features/offerings/components/actions/OfferingShareSheet').then(
      (m) => m.OfferingShareSheet,
    ),
  { ssr: false, loading: LazyDialogBoundary },
)

/** Ways to fill the open seats sooner. */
export function FillHints({
  clientId,
  offering,
  openSeats,
}: {
  clientId: string
  offering: OfferingDetail
  openSeats: number
}) {
  const [isShareOpen, setIsShareOpen] = useState(false)
  return (
    <S.Section aria-labelledby='fill'>
      <Card>
        <h2 id='fill'>
          <Lightbulb size={20} aria-hidden />
          あと{openSeats}名を早く埋めるには
        </h2>
        <FillLevers clientId={clientId} offering={offering} />
        {offering.scope !== 'graduate' && (
          <S.ShareRow>
            <span>URLやQRコードを、店内の掲示や、働いたことのある人への案内に使えます。</span>
            <Button size={40} onClick={() => setIsShareOpen(true)}>
              共有する
            </Button>
          </S.ShareRow>
        )}
        {isShareOpen && (
          <OfferingShareSheet
            clientId={clientId}
            offering={offering}
            onClose={() => setIsShareOpen(false)}
          />
        )}
      </Card>
    </S.Section>
  )
}
