// What docs/OPERATIONS.md describes, on this machine: a primary with its standby, two processes of the console, and
// HAProxy before both.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { migrateDatabase } from '@/server/db/migrate'
import { freePort } from '../../kit/freePort'
import { startHaproxy, type Haproxy } from '../../kit/haproxy'
import { createCluster, createStandby, type Cluster } from '../../kit/postgresCluster'
import { start, type Running } from '../../kit/processes'

const STANDBY_NAME = 'standby'
const STANDBY_WITHIN_MS = 30_000
const SHUTDOWN_DELAY_SECONDS = 5
/** HAProxy sends calls again after two good checks, two seconds apart (`inter 2s` in scripts/compose/haproxy.cfg). */
const PROXY_NOTICES_MS = 5000

type Ports = { console: number; database: number; processes: readonly number[] }
const addressOf = (port: number) => `127.0.0.1:${port}`

type Row = Record<string, unknown>
/** Runs a statement as the role that the address names and returns its rows. */
async function query(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** The address of the console's database on a server, for a role. */
const urlOf = (port: number, role: string, parameters = '') =>
  `postgres://${role}@127.0.0.1:${port}/console${parameters}`

export class Installation {
  private primary: Cluster
  private standby: Cluster | undefined
  private processes: Running[] = []
  private constructor(
    primary: Cluster,
    private readonly haproxy: Haproxy,
    private readonly ports: Ports,
    private readonly environment: Record<string, string>,
  ) {
    this.primary = primary
  }

  /** Starts all but the standby and fills the database with the demonstration. */
  static async start(): Promise<Installation> {
    const primary = await createCluster()
    process.on('exit', primary.remove)
    primary.start()
    primary.runScript(readFileSync('scripts/compose/roles.sql', 'utf8'))
    await migrateDatabase(urlOf(primary.port, 'console_owner'))
    const [front = 0, database = 0, first = 0, second = 0] = await Promise.all(
      [1, 2, 3, 4].map(freePort),
    )
    const ports = { console: front, database, processes: [first, second] }
    const environment = {
      DOCUMENT_KEY: randomBytes(32).toString('base64'),
      SHUTDOWN_DELAY_SECONDS: String(SHUTDOWN_DELAY_SECONDS),
      LISTEN_HOST: '127.0.0.1',
      SEED_DEMO: '1',
      MARKET_SIMULATOR: 'off',
      LIMITS_SCALE: '1000000',
      LOG_LEVEL: 'error',
      TRUST_PROXY: '1',
    }
    const haproxy = await startHaproxy({
      CONSOLE_ADDRESS: addressOf(front),
      PROCESS_1: addressOf(first),
      PROCESS_2: addressOf(second),
      DATABASE_ADDRESS: addressOf(database),
      PRIMARY: addressOf(primary.port),
    })
    const made = new Installation(primary, haproxy, ports, environment)
    for (const port of ports.processes) made.processes.push(await made.startProcess(port))
    return made
  }

  /** Where people open the console. */
  get url() {
    return `http://127.0.0.1:${this.ports.console}`
  }
  get processUrls() {
    return this.ports.processes.map((port) => `http://127.0.0.1:${port}`)
  }
  /** The server that is the primary now. */
  get primaryPort() {
    return this.primary.port
  }

  /** Rows of a statement on the console's database of the present primary, past the proxies. */
  onPrimary(text: string, values?: unknown[]) {
    return query(urlOf(this.primary.port, 'console'), text, values)
  }

  private startProcess(port: number, parameters = '') {
    return start(['scripts/start.mjs', '--built'], {
      port,
      path: '/readyz',
      env: {
        ...this.environment,
        PORT: String(port),
        DATABASE_URL: urlOf(this.ports.database, 'console_app', parameters),
      },
    })
  }

  /** Restarts the processes one at a time. The next one stops only when the replacement is ready. */
  async restartProcesses(parameters = '') {
    for (const [index, port] of this.ports.processes.entries()) {
      await this.processes[index]?.stop()
      this.processes[index] = await this.startProcess(port, parameters)
      await sleep(PROXY_NOTICES_MS)
    }
  }
  /** Kills a process and starts another one. */
  async killProcess() {
    await this.processes[0]?.stop('SIGKILL')
    const [port = 0] = this.ports.processes
    this.processes[0] = await this.startProcess(port)
  }

  /**
   * Gives the primary a standby and waits until it replicates. `isSynchronous`: commits wait for it.
   * `through`: the port by which the standby reaches the primary.
   */
  async addStandby({ isSynchronous = true, through = this.primary.port } = {}) {
    const standby = await createStandby(through, STANDBY_NAME)
    process.on('exit', standby.remove)
    this.standby = standby
    await this.setSynchronousStandby(isSynchronous)
    const wanted = isSynchronous ? 'sync' : 'async'
    for (const until = Date.now() + STANDBY_WITHIN_MS; ; await sleep(100)) {
      const [row] = await this.onPrimary('select sync_state from pg_stat_replication')
      if (row?.['sync_state'] === wanted) return
      if (Date.now() > until) throw new Error('待機系がつながりません。')
    }
  }
  removeStandby() {
    this.standby?.remove()
    this.standby = undefined
  }
  stopStandby() {
    this.standby?.stop()
  }
  startStandby() {
    this.standby?.start()
  }
  /** Sets whether commits wait for the standby. */
  private async setSynchronousStandby(isOn: boolean) {
    const names = isOn ? STANDBY_NAME : ''
    await this.onPrimary(`alter system set synchronous_standby_names = '${names}'`)
    await this.onPrimary('select pg_reload_conf()')
  }

  /** The primary's host fails (SIGKILL) or hangs (SIGSTOP). */
  strikePrimary(signal: 'SIGKILL' | 'SIGSTOP') {
    this.primary.signalAll(signal)
  }

  /** Steps 2 and 3 of 「When the primary fails」 in docs/OPERATIONS.md. `isCut`: the switch ends the old connections. */
  async promoteStandby({ isCut = true } = {}) {
    const { standby, primary } = this
    if (!standby) throw new Error('no standby')
    await standby.promote()
    this.primary = standby
    this.standby = undefined
    // The promoted copy inherits the setting of the old primary, but has no standby that its commits could wait for.
    await this.setSynchronousStandby(false)
    await this.pointAddressTo(standby.port, isCut)
    return { removeOld: primary.remove }
  }

  /** Points the address of `DATABASE_URL` to the PostgreSQL on this port. */
  private async pointAddressTo(port: number, isCut = true) {
    await this.haproxy.tell(`set server database/primary addr 127.0.0.1 port ${port}`)
    if (isCut) await this.haproxy.tell('shutdown sessions server database/primary')
  }
  turnToStandby() {
    return this.pointAddressTo(this.standby?.port ?? 0)
  }
  turnToPrimary() {
    return this.pointAddressTo(this.primary.port)
  }

  async stop() {
    await Promise.all(this.processes.map((running) => running.stop('SIGKILL')))
    this.haproxy.stop()
    this.standby?.remove()
    this.primary.remove()
  }
}
