import { hasHaproxy } from '../../kit/haproxy'
import { hasPostgres } from '../../kit/postgresCluster'
import { cases, runCase } from './cases'
import { measureDistance } from './distance'
import { faultsOf, lineOf } from './figure'
import { Installation } from './installation'
import { checkItself } from './selfCheck'

/**
 * The failover drill: two processes of the built console over a primary and a synchronous standby, all on this machine,
 * go through what fails in reality. Throws with the deviations from the promises of docs/OPERATIONS.md. `only`: a part
 * of the names of the cases that are wanted; `alsoInTriggers`: also measures changes announced in the transaction.
 */
export async function runFailoverDrill({ only = '', alsoInTriggers = false }): Promise<void> {
  if (!hasPostgres || !hasHaproxy())
    throw new Error('PostgreSQL (initdb) と HAProxy が、このマシンに必要です。')
  // The servers stop when this process exits, so a signal must lead to an exit.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  const installation = await Installation.start()
  const faults: string[] = []
  try {
    await installation.addStandby()
    for (const each of cases.filter(({ name }) => name.includes(only))) {
      const figure = await runCase(each, installation)
      console.log(lineOf(figure))
      faults.push(...faultsOf(figure, each))
    }
    const rest = [
      { name: '速さ', run: () => measureDistance(installation, alsoInTriggers) },
      { name: '自己点検', run: () => checkItself(installation) },
    ]
    for (const { run } of rest.filter(({ name }) => name.includes(only))) {
      const found = await run()
      console.log(found.line)
      faults.push(...found.faults)
    }
  } finally {
    await installation.stop()
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
