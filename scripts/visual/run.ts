/**
 * npm run visual -- --record   takes a picture of every route in its main states at both widths, and keeps them
 * npm run visual               takes them again and prints what differs; ends with 1 when something does
 * Options: see options.ts. Pictures are kept outside the repository.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { signInAll } from './accounts'
import { compare } from './compare'
import { HELP, readOptions, type Options } from './options'
import { takePicture } from './picture'
import { pages } from './routes'
import { build, startServer } from './server'
import { fileOf, WIDTHS, type Shot, type Width } from './shot'
import { steps } from './steps'
import { launch, Studio } from './studio'

/** A page mostly waits: three of them keep two processors busy. */
const AT_ONCE = 3
type Task = { shot: Shot; width: Width; file: string }
type Outcome = 'same' | 'kept' | 'differs' | 'failed'

function tasksFor({ only, width: wanted }: Options): Task[] {
  const chosen = [...pages, ...steps].filter(
    ({ route, state }) =>
      only.length === 0 || only.some((part) => `${route} ${state}`.includes(part)),
  )
  const byAccount = chosen.toSorted((a, b) => a.who.localeCompare(b.who))
  return WIDTHS.filter((width) => wanted === undefined || wanted === width).flatMap((width) =>
    byAccount
      .filter((shot) => (shot.width ?? width) === width)
      .map((shot) => ({ shot, width, file: fileOf(shot, width) })),
  )
}

function checkNames(tasks: readonly Task[]) {
  const seen = new Set<string>()
  for (const { file } of tasks) {
    if (seen.has(file)) throw new Error(`two pictures would be kept as ${file}`)
    seen.add(file)
  }
}

const nameOf = ({ shot, width }: Task) => `${shot.route} ${shot.state} ${width}px`

function keepDifference(task: Task, options: Options, before: Buffer | undefined, now: Buffer) {
  const place = join(options.out, task.file)
  if (before === undefined) {
    writeFileSync(place, now)
    console.log(`NEW     ${nameOf(task)}  no recorded picture`)
    return 'differs'
  }
  const difference = compare(before, now, options.tolerance)
  if (difference === undefined) return 'same'
  writeFileSync(place, now)
  const drawing = place.replace(/\.png$/, '.diff.png')
  writeFileSync(drawing, difference.image)
  const { pixels, share, sizes } = difference
  const figures = `${pixels} pixels, ${(share * 100).toFixed(3)} %, ${sizes}`
  console.log(`DIFFERS ${nameOf(task)}  ${figures}  ${drawing}`)
  return 'differs'
}

/** Once more in a new tab, when the first try fails: the machine may have been busy. */
async function photograph(studio: Studio, { shot, width }: Task, expected: Buffer | undefined) {
  try {
    return await takePicture(studio, shot, width, expected)
  } catch {
    await studio.discard()
    return takePicture(studio, shot, width, expected)
  }
}

async function work(studio: Studio, task: Task, options: Options): Promise<Outcome> {
  const kept = join(options.base, task.file)
  const before = existsSync(kept) ? readFileSync(kept) : undefined
  try {
    const now = await photograph(studio, task, options.record ? undefined : before)
    if (!options.record) return keepDifference(task, options, before, now)
    writeFileSync(kept, now)
    return 'kept'
  } catch (error) {
    await studio.discard()
    const reason = String(error instanceof Error ? error.message : error)
    console.log(`FAILED  ${nameOf(task)}  ${reason.split('\n').slice(0, 3).join(' ')}`)
    return 'failed'
  }
}

/** Recorded pictures that nothing is compared with any more; told only of a whole run. */
function leftOver(tasks: readonly Task[], options: Options) {
  if (options.record || options.only.length > 0 || options.width !== undefined) return []
  const taken = new Set(tasks.map(({ file }) => file))
  const left = readdirSync(options.base).filter((f) => f.endsWith('.png') && !taken.has(f))
  for (const file of left)
    console.log(`GONE    ${file}  is recorded, but no picture is taken of it`)
  return left
}

async function takeAll(open: () => Studio, tasks: readonly Task[], options: Options) {
  const outcomes: Outcome[] = []
  const queue = [...tasks]
  const worker = async () => {
    const studio = open()
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
      outcomes.push(await work(studio, task, options))
      if (outcomes.length % 50 === 0) console.log(`… ${outcomes.length} of ${tasks.length}`)
    }
    await studio.discard()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return outcomes
}

function prepare(options: Options) {
  if (options.record) return mkdirSync(options.base, { recursive: true })
  if (!existsSync(options.base)) throw new Error(`nothing is recorded in ${options.base}\n${HELP}`)
  rmSync(options.out, { recursive: true, force: true })
  return mkdirSync(options.out, { recursive: true })
}

async function main() {
  const options = readOptions(process.argv.slice(2))
  const tasks = tasksFor(options)
  checkNames(tasks)
  if (options.list) {
    console.log(tasks.map(nameOf).join('\n'))
    return 0
  }
  prepare(options)
  build()
  const begun = performance.now()
  const server = await startServer(options.data)
  const browser = await launch()
  try {
    const accounts = await signInAll(server.url)
    const outcomes = await takeAll(
      () => new Studio({ browser, url: server.url, accounts }),
      tasks,
      options,
    )
    const left = leftOver(tasks, options)
    const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length
    const seconds = Math.round((performance.now() - begun) / 1000)
    const verdict = options.record
      ? `${count('kept')} kept in ${options.base}`
      : `${count('same')} the same, ${count('differs')} differ, ${left.length} gone`
    console.log(`${tasks.length} pictures: ${verdict}, ${count('failed')} failed; ${seconds} s`)
    return count('differs') + count('failed') + left.length > 0 ? 1 : 0
  } finally {
    await browser.close()
    await server.stop()
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))
main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
