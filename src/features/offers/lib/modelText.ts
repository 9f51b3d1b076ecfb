import { request } from '@/api/client'
import { offers } from '@/contracts/offers'
import type { GroceryTemplateCode } from '@/contracts/offers/enums'
import { notify } from '@/lib/notifications/notificationQueue'
import type { Editing } from './editing'
import { entriesOf, putTexts } from './texts'

/**
 * Fills empty fields with the model text of an occupation or a department, and returns the entries
 * that would replace existing text. Throws the errors of the call.
 */
export async function fillModelText(
  { clientId, form }: Pick<Editing, 'clientId' | 'form'>,
  source: number | GroceryTemplateCode,
) {
  const model = await request(offers.suggestion, {
    clientId,
    query:
      typeof source === 'number'
        ? { master_company_occupation_id: source }
        : { grocery_store_template_code: source },
  })
  const entries = entriesOf(form, model)
  const emptyEntries = entries.filter(({ current }) => current === '')
  const conflictingEntries = entries.filter(({ current }) => current !== '')
  putTexts(form, emptyEntries)
  if (conflictingEntries.length === 0)
    notify({
      type: 'success',
      body: [
        emptyEntries.length > 0
          ? '文例を入れました。お店に合わせて直してください。'
          : 'この文例は、すでに入っています。',
      ],
    })
  return conflictingEntries
}
