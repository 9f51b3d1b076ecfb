import { freePort } from '../kit/freePort'
import { startConsole, temporaryDataDir } from '../kit/processes'
import { readAtOnce, type ReadFigure } from '../kit/readers'

const PROCESSES = [1, 2, 4]
const SESSIONS = [20, 50, 100]

export type ProcessFigure = ReadFigure & { processes: number; sessions: number }

/**
 * How long reads take, and whether any is refused, when 20, 50 and 100 sessions read at once from one, two and four
 * processes of the production build on one PostgreSQL. The processes, the database and the readers share the machine,
 * so the figures compare with each other alone.
 */
export async function readFromProcesses(databaseUrl: string): Promise<ProcessFigure[]> {
  const figures: ProcessFigure[] = []
  for (const processes of PROCESSES) {
    const servers = []
    for (let index = 0; index < processes; index++) {
      const env = { DATABASE_URL: databaseUrl, LIMITS_SCALE: '1000' }
      servers.push(await startConsole(temporaryDataDir(`scale-${index}`), env, await freePort()))
    }
    const urls = servers.map(({ url }) => url)
    for (const sessions of SESSIONS) {
      const figure = await readAtOnce(urls, { sessions, account: 'company' })
      figures.push({ processes, sessions, ...figure })
      console.log(JSON.stringify(figures.at(-1)))
    }
    await Promise.all(servers.map((server) => server.stop()))
  }
  return figures
}
