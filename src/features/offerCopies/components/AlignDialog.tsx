import { useState } from 'react'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { offerCopies } from '@/contracts/offerCopies'
import type { CopiedOffer } from '@/contracts/offerCopies/schemas'
import * as S from '@/features/offerCopies/OfferCopiesScreen.styles'
import { notify } from '@/lib/notifications/notificationQueue'
import { CellLines } from '@/ui/data-display/table/CellLines'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'

type Props = { companyId: string; source: CopiedOffer; onClose: () => void }

/** Applies the changes of an offer to all of its copies, or to those of selected stores. */
export function AlignDialog({ companyId, source, onClose }: Props) {
  const [align, isRunning] = useMutation(offerCopies.align)
  const different = source.copies.filter(({ differences }) => differences.length > 0)
  const [excluded, setExcluded] = useState<readonly number[]>([])
  const [isOverwriting, setIsOverwriting] = useState(false)
  const chosen = different.filter(({ id }) => !excluded.includes(id))
  const fields = chosen
    .flatMap(({ differences }) => differences)
    .filter(({ changedBy }) => isOverwriting || changedBy === 'head')
  const hasOwnChanges = different.some(({ differences }) =>
    differences.some(({ changedBy }) => changedBy === 'store'),
  )
  const toggle = (id: number) =>
    setExcluded(
      excluded.includes(id) ? excluded.filter((other) => other !== id) : [...excluded, id],
    )
  async function handleApply() {
    try {
      const { changedCount, draftCount } = await align({
        companyId,
        body: { copyIds: chosen.map(({ id }) => id), isOverwriting },
      })
      notify({
        type: 'success',
        body: [
          `${changedCount}店舗のひな形に反映しました。`,
          ...(draftCount > 0 ? [`${draftCount}店舗は下書きです。店舗で仕上げてください。`] : []),
        ],
      })
      onClose()
    } catch (error) {
      notifyError(error)
    }
  }
  return (
    <ConfirmDialog
      title={`「${source.title}」の変更を反映しますか`}
      applyLabel={`${chosen.length}店舗に反映する`}
      cancelLabel='やめる'
      loading={isRunning}
      disabledReason={
        fields.length === 0 ? '反映する変更がありません。店舗か項目を選んでください。' : undefined
      }
      onApply={() => void handleApply()}
      onClose={onClose}
    >
      <S.Stores>
        <legend>反映する店舗</legend>
        {different.map(({ id, store, differences }) => (
          <label key={id}>
            <input type='checkbox' checked={!excluded.includes(id)} onChange={() => toggle(id)} />
            <CellLines>
              {store.name}
              <small>{differences.map(({ label }) => label).join('、')}</small>
            </CellLines>
          </label>
        ))}
        {hasOwnChanges && (
          <label>
            <input
              type='checkbox'
              checked={isOverwriting}
              onChange={() => setIsOverwriting(!isOverwriting)}
            />
            <CellLines>
              店舗で変えた項目も、元の内容に戻す
              <small>選ばなければ、店舗で変えた項目はそのまま残ります</small>
            </CellLines>
          </label>
        )}
      </S.Stores>
      <p>
        時給、場所、連絡先、写真、マニュアルは、店舗のもののままです。公開中の求人は変わりません。
      </p>
    </ConfirmDialog>
  )
}
