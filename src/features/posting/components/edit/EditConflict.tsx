import { Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { notifyError, request } from '@/api/client'
import { useQuery } from '@/api/hooks'
import { offerings } from '@/contracts/offerings'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { publicationScopeLabel } from '@/domain/offerings/scopeLabel'
import { formatDateTime, formatShift } from '@/lib/dates/tokyoDate'
import { formatYen } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { Notice } from '@/ui/feedback/Notice'

type Props = {
  clientId: string
  offeringId: string
  opened: OfferingDetail
  busy: boolean
  /** What the server said: who was first. */
  messages: readonly string[]
  onKeep: (lockVersion: number) => void
  onReplace: () => void
}

const facts = (o: OfferingDetail): [label: string, value: string][] => {
  const now = new Date()
  return [
    ['日時', formatShift(o.startAt, o.endAt, now)],
    ['休憩', `${o.breakMin}分`],
    ['募集人数', `${o.peopleWanted}名`],
    ['時給', formatYen(o.hourlyWageYen)],
    ['交通費', formatYen(o.transportationYen)],
    ['公開範囲', publicationScopeLabel[o.scope]],
    ['応募の締切', formatDateTime(o.closesAt, now)],
    ['メモ', o.memo || 'なし'],
  ]
}
/** What has become different, line by line. */
function changes(before: OfferingDetail, after: OfferingDetail) {
  const now = facts(after)
  return facts(before).flatMap(([label, from], i) =>
    now[i] && now[i][1] !== from ? [`${label}: ${from} → ${now[i][1]}`] : [],
  )
}

/** Somebody else saved first. What was typed stays until one of the two is chosen. */
export function EditConflict({
  clientId,
  offeringId,
  opened,
  messages: [who, ...rest],
  busy,
  onKeep,
  onReplace,
}: Props) {
  const [asked, setAsked] = useState<'keep' | 'replace'>()
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed may be far below.
  useEffect(() => {
    place.current?.focus()
  }, [])
  const { data: latest } = useQuery(
    offerings.one,
    { clientId, offeringId },
    { revalidateOnMount: true },
  )
  const changed = latest && latest.lockVersion !== opened.lockVersion ? changes(opened, latest) : []
  async function keep() {
    setAsked(undefined)
    try {
      onKeep((await request(offerings.one, { clientId, offeringId })).lockVersion)
    } catch (error) {
      notifyError(error)
    }
  }
  return (
    <div className='postingConflict' ref={place} tabIndex={-1}>
      <Notice
        tone='warning'
        icon={Users}
        live
        title={who}
        action={
          <>
            <Button size={32} onClick={() => setAsked('keep')}>
              入力した内容で保存する
            </Button>
            <Button size={32} tone='link' onClick={() => setAsked('replace')}>
              最新の内容に入れ替える
            </Button>
          </>
        }
      >
        {[...rest, 'まだ保存していません。'].join('')}
        {changed.length > 0 && (
          <ul>
            {changed.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </Notice>
      {asked === 'keep' && (
        <ConfirmDialog
          title='入力した内容で上書きしますか'
          tone='danger'
          applyLabel='上書きして保存する'
          cancelLabel='やめる'
          loading={busy}
          onClose={() => setAsked(undefined)}
          onApply={() => void keep()}
        >
          <p>先に保存された変更は、この画面の内容に置き換わります。</p>
        </ConfirmDialog>
      )}
      {asked === 'replace' && (
        <ConfirmDialog
          title='最新の内容に入れ替えますか'
          tone='danger'
          applyLabel='入力を捨てて入れ替える'
          cancelLabel='やめる'
          loading={busy}
          onClose={() => setAsked(undefined)}
          onApply={() => {
            setAsked(undefined)
            onReplace()
          }}
        >
          <p>この画面に入力した内容は失われます。</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
