import { WandSparkles } from '@/ui/icons'
import { useState } from 'react'
import { request, report } from '@/api/client'
import { offers } from '@/contracts/offers'
import { notify } from '@/lib/notificationQueue'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import type { Editing } from './editing'
import { labelOf } from './fieldLabels'
import { textOf } from './offerIssues'

const fields = ['title', 'content.jobDescription', 'content.workFlow', 'content.belongings', 'content.clothing'] as const
type Field = (typeof fields)[number]
type Entry = { field: Field; text: string }

/** The model text of the chosen occupation: into the fields that are empty at once, into those with words only when asked. */
export function ModelTextButton({ editing: { clientId, form, values } }: { editing: Editing }) {
  const [loading, setLoading] = useState(false)
  const [typed, setTyped] = useState<readonly Entry[]>([])
  const occupation = values.masterCompanyOccupationId
  const put = (entries: readonly Entry[]) => { for (const { field, text } of entries) form.setValue(field, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true }) }
  async function fill(id: number) {
    setLoading(true)
    try {
      const model = await request(offers.suggestion, { clientId, query: { master_company_occupation_id: id } })
      const texts: Record<Field, string> = {
        title: model.title, 'content.jobDescription': model.jobDescription, 'content.workFlow': model.workFlow, 'content.belongings': model.belongings.join('\n'), 'content.clothing': model.clothing,
      }
      const entries = fields.map((field) => ({ field, text: texts[field], now: textOf(form.getValues(), field).trim() })).filter(({ text, now }) => text !== '' && text.trim() !== now)
      const empty = entries.filter(({ now }) => now === ''), rest = entries.filter(({ now }) => now !== '')
      put(empty)
      setTyped(rest)
      if (rest.length === 0) notify({ type: 'success', body: [empty.length > 0 ? '文例を入れました。お店に合わせて直してください。' : 'この職種の文例は、すでに入っています。'] })
    } catch (error) { report(error) } finally { setLoading(false) }
  }
  return (
    <div>
      <Button tone='blue' size={40} icon={<WandSparkles aria-hidden />} loading={loading} disabledReason={occupation === null ? '職種を選ぶと、その職種の文例を入れられます。' : undefined}
        onClick={() => { if (occupation !== null) void fill(occupation) }}>この職種の文例を入れる</Button>
      {typed.length > 0 && (
        <ConfirmDialog title='入力済みの文も、文例に入れ替えますか' applyLabel='文例に入れ替える' cancelLabel='入力した文を残す' onClose={() => setTyped([])} onApply={() => { put(typed); setTyped([]) }}>
          <p>次の欄には、すでに文が入っています。入れ替えると、いまの文はなくなります。</p>
          <ul>{typed.map(({ field }) => <li key={field}>{labelOf(field)}</li>)}</ul>
        </ConfirmDialog>
      )}
    </div>
  )
}
