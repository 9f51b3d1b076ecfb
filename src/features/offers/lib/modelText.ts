import { request } from '@/api/client'
import type { GroceryTemplateCode } from '@/contracts/offers/enums'
import { offers } from '@/contracts/offers'
import { notify } from '@/lib/notifications/notificationQueue'
import type { Editing } from './editing'
import { entriesOf, putTexts } from './texts'

/**
 * Puts the model text of an occupation, or of a department, into the fields that are empty; gives
 * back what would replace words that stand there. Errors: as of the call.
 */
export async function fillModelText(
  { clientId, form }: Pick<Editing, 'clientId' | 'form'>,
  from: number | GroceryTemplateCode,
) {
  const model = await request(offers.suggestion, {
    clientId,
    query:
      typeof from === 'number'
        ? { master_company_occupation_id: from }
        : { grocery_store_template_code: from },
  })
  const entries = entriesOf(form, model)
  const empty = entries.filter(({ now }) => now === '')
  const rest = entries.filter(({ now }) => now !== '')
  putTexts(form, empty)
  if (rest.length === 0)
    notify({
      type: 'success',
      body: [
        empty.length > 0
          ? '文例を入れました。お店に合わせて直してください。'
          : 'この文例は、すでに入っています。',
      ],
    })
  return rest
}
