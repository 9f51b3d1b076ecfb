import { drawn } from '@/ui/icons'
import { useState } from 'react'
import { request, report } from '@/api/client'
import { type GroceryTemplateCode, groceryTemplateCodes, groceryTemplateName } from '@/contracts/groceryTemplates'
import { offers } from '@/contracts/offers'
import { notify } from '@/lib/notificationQueue'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import type { Editing } from './editing'
import { labelOf } from './fieldLabels'
import { QuickWords } from './QuickWords'
import { entriesOf, putTexts, type TextEntry } from './texts'

const WandSparkles = drawn('WandSparkles')

const GROCERY = 'スーパー'

/** The model text of the chosen occupation, or of a department of a supermarket: into the fields that are empty at once, into those with words only when asked. */
export function ModelTextButton({ editing: { clientId, form, values, occupations } }: { editing: Editing }) {
  const [loading, setLoading] = useState<number | GroceryTemplateCode>()
  const [typed, setTyped] = useState<readonly TextEntry[]>([])
  const occupation = values.masterCompanyOccupationId, grocery = occupations.find(({ id }) => id === occupation)?.industry.startsWith(GROCERY) === true
  async function fill(from: number | GroceryTemplateCode) {
    setLoading(from)
    try {
      const model = await request(offers.suggestion, { clientId, query: typeof from === 'number' ? { master_company_occupation_id: from } : { grocery_store_template_code: from } })
      const entries = entriesOf(form, model), empty = entries.filter(({ now }) => now === ''), rest = entries.filter(({ now }) => now !== '')
      putTexts(form, empty)
      setTyped(rest)
      if (rest.length === 0) notify({ type: 'success', body: [empty.length > 0 ? '文例を入れました。お店に合わせて直してください。' : 'この文例は、すでに入っています。'] })
    } catch (error) { report(error) } finally { setLoading(undefined) }
  }
  return (
    <>
      <Button tone='blue' size={40} icon={<WandSparkles aria-hidden />} loading={typeof loading === 'number'} disabledReason={occupation === null ? '「基本」で職種を選ぶと、その職種の文例を入れたり、下書きを作ったりできます。' : undefined}
        onClick={() => { if (occupation !== null) void fill(occupation) }}>この職種の文例を入れる</Button>
      {grocery && (
        <QuickWords label='スーパーの部門の文例'>
          {groceryTemplateCodes.map((code) => <Button key={code} size={32} loading={loading === code} aria-label={`「${groceryTemplateName[code]}」の文例を入れる`} onClick={() => void fill(code)}>{groceryTemplateName[code]}</Button>)}
        </QuickWords>
      )}
      {typed.length > 0 && (
        <ConfirmDialog title='入力済みの文も、文例に入れ替えますか' applyLabel='文例に入れ替える' cancelLabel='入力した文を残す' onClose={() => setTyped([])} onApply={() => { putTexts(form, typed); setTyped([]) }}>
          <p>次の欄には、すでに文が入っています。入れ替えると、いまの文はなくなります。</p>
          <ul>{typed.map(({ field }) => <li key={field}>{labelOf(field)}</li>)}</ul>
        </ConfirmDialog>
      )}
    </>
  )
}
