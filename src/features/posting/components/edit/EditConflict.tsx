import { Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { notifyError, request } from '@/api/client'
import { useQuery } from '@/api/useQuery'
import { offerings } from '@/contracts/offerings'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { publicationScopeLabel } from '@/domain/offerings/scopeLabel'
import { serverNow } from '@/lib/clock'
import { formatDateTime, formatShift } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { Notice } from '@/ui/feedback/Notice'
import { media } from '@/ui/tokens'

type Props = {
  clientId: string
  offeringId: string
  original: OfferingDetail
  isSaving: boolean
  /** The error messages of the save: the first one names who saved before. */
  messages: readonly string[]
  onKeep: (lockVersion: number) => void
  onReplace: () => void
}

const factsOf = (offering: OfferingDetail): [label: string, value: string][] => {
  const now = serverNow()
  return [
    ['日時', formatShift(offering.startAt, offering.endAt, now)],
    ['休憩', `${offering.breakMin}分`],
    ['募集人数', `${offering.peopleWanted}名`],
    ['時給', formatYen(offering.hourlyWageYen)],
    ['交通費', formatYen(offering.transportationYen)],
    ['公開範囲', publicationScopeLabel[offering.scope]],
    ['申し込みの締切', formatDateTime(offering.closesAt, now)],
    ['メモ', offering.memo || 'なし'],
  ]
}
/** The differences, line by line. */
function changesOf(before: OfferingDetail, after: OfferingDetail) {
  const valueAfter = new Map(factsOf(after))
  return factsOf(before).flatMap(([label, from]) => {
    const to = valueAfter.get(label)
    return to === undefined || to === from ? [] : [`${label}: ${from} → ${to}`]
  })
}

/** Another user saved first. The input stays until the user keeps it or replaces it. */
export function EditConflict({
  clientId,
  offeringId,
  original,
  messages: [who, ...rest],
  isSaving,
  onKeep,
  onReplace,
}: Props) {
  const [openDialog, setOpenDialog] = useState<'keep' | 'replace'>()
  const root = useRef<HTMLDivElement>(null)
  // The submit button may be far below.
  useEffect(() => {
    root.current?.focus()
  }, [])
  const { data: latest } = useQuery(
    offerings.one,
    { clientId, offeringId },
    { revalidateOnMount: true },
  )
  const changes =
    latest && latest.lockVersion !== original.lockVersion ? changesOf(original, latest) : []
  async function handleKeep() {
    setOpenDialog(undefined)
    try {
      onKeep((await request(offerings.one, { clientId, offeringId })).lockVersion)
    } catch (error) {
      notifyError(error)
    }
  }
  return (
    <Root ref={root} tabIndex={-1}>
      <Notice
        tone='warning'
        icon={Users}
        live
        title={who}
        action={
          <>
            <Button size={32} onClick={() => setOpenDialog('keep')}>
              入力した内容で保存する
            </Button>
            <Button size={32} tone='link' onClick={() => setOpenDialog('replace')}>
              最新の内容に入れ替える
            </Button>
          </>
        }
      >
        {[...rest, 'まだ保存していません。'].join('')}
        {changes.length > 0 && (
          <ul>
            {changes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </Notice>
      {openDialog === 'keep' && (
        <ConfirmDialog
          title='入力した内容で上書きしますか'
          tone='danger'
          applyLabel='上書きして保存する'
          cancelLabel='やめる'
          loading={isSaving}
          onClose={() => setOpenDialog(undefined)}
          onApply={() => void handleKeep()}
        >
          <p>先に保存された変更は、この画面の内容に置き換わります。</p>
        </ConfirmDialog>
      )}
      {openDialog === 'replace' && (
        <ConfirmDialog
          title='最新の内容に入れ替えますか'
          tone='danger'
          applyLabel='入力を捨てて入れ替える'
          cancelLabel='やめる'
          loading={isSaving}
          onClose={() => setOpenDialog(undefined)}
          onApply={() => {
            setOpenDialog(undefined)
            onReplace()
          }}
        >
          <p>この画面に入力した内容は失われます。</p>
        </ConfirmDialog>
      )}
    </Root>
  )
}

const Root = styled.div`
  outline: none;
  ${media.tablet} {
    [data-action] {
      flex: 1 0 100%;
      padding-left: 30px;
    }
  }
`
