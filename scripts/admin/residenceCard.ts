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
import { DAY, dateIn, HELP, required, type Values, wholeNumber, wordIn } from './arguments'

const wordGiven = <Word extends string>(
  values: Values,
  name: 'status' | 'work-restriction' | 'extra-permission',
  words: readonly Word[],
): Word => {
  required(values, name)
  const word = wordIn(values, name, words)
  if (word === undefined) throw new Error(HELP)
  return word
}
/** The card of the options, as it stands on front and back. */
const cardIn = (values: Values) => ({
  status: wordGiven(values, 'status', residenceStatuses),
  nationality: required(values, 'nationality'),
  cardNumber: required(values, 'card-number').toUpperCase(),
  workRestriction: wordGiven(values, 'work-restriction', workRestrictions),
  extraPermission: wordGiven(values, 'extra-permission', extraPermissions),
  validUntilOn: dateIn(values, 'until', DAY) ?? null,
})

/** Shows, records or removes the residence card of a worker; Error with the reason when it cannot. */
export async function residenceCardCommand(operation: Operation, values: Values) {
  required(values, 'user')
  const userId = wholeNumber(values, 'user') ?? 0
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
