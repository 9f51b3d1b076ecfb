import {
  extraPermissions,
  residenceStatuses,
  workRestrictions,
} from '@/contracts/foreignWorkers/enums'
import { residenceStatusLabel } from '@/domain/workers/residence/residence'
import type { Operation } from '@/server/db/transaction'
import {
  recordResidenceCard,
  removeResidenceCard,
  residenceCardOf,
} from '@/server/modules/foreignWorkers/service'
import { DAY, dateIn, required, requiredWholeNumber, requiredWord, type Values } from './arguments'

/** The residence card that the options describe. */
const cardIn = (values: Values) => ({
  status: requiredWord(values, 'status', residenceStatuses),
  nationality: required(values, 'nationality'),
  cardNumber: required(values, 'card-number').toUpperCase(),
  workRestriction: requiredWord(values, 'work-restriction', workRestrictions),
  extraPermission: requiredWord(values, 'extra-permission', extraPermissions),
  validUntilOn: dateIn(values, 'until', DAY) ?? null,
})

/** Shows, records or removes the residence card of a worker. Throws an Error with the reason if it cannot. */
export async function residenceCardCommand(operation: Operation, values: Values) {
  const userId = requiredWholeNumber(values, 'user')
  if (values.remove) {
    const name = await removeResidenceCard(operation, userId)
    console.log(`${name}さんの在留カードの記録を消しました。`)
  } else if (values.status === undefined) {
    const card = await residenceCardOf(operation, userId)
    if (card === undefined) console.log('在留カードは記録されていません。')
    else console.table([card])
  } else {
    const card = cardIn(values)
    const name = await recordResidenceCard(operation, userId, card)
    console.log(`${name}さんの在留カード(${residenceStatusLabel[card.status]})を記録しました。`)
  }
}
