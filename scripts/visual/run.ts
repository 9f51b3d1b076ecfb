/**
 * Visual regression test: screenshots of every route in its main states, at two widths.
 *
 * npm run visual -- --record   saves the baseline
 * npm run visual               compares with the baseline; exit code 1 if anything differs
 *
 * For the options see options.ts. The images are kept outside of the repository.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchVisualBrowser, TabHolder } from './browserTabs'
import { capture } from './capture'
import { compare } from './compare'
import { HELP, readOptions, type Options } from './options'
import { routeScreenshots } from './routes'
import { loadSampleData } from './sampleData'
import { fileNameOf, WIDTHS, type ScreenshotSpec, type Width } from './screenshotSpec'
import { build, startServer } from './server'
import { stepScreenshots } from './steps'

/** A tab mostly waits: three of them keep two cores busy. */
const WORKERS = 3
type Task = { spec: ScreenshotSpec; width: Width; fileName: string }
type Result = 'same' | 'recorded' | 'different' | 'failed'

function listTasks({ only, width: onlyWidth }: Options): Task[] {
  const specs = [...routeScreenshots, ...stepScreenshots]
    .filter(
      ({ route, state }) =>
        only.length === 0 || only.some((text) => `${route} ${state}`.includes(text)),
    )
    .sort((a, b) => a.account.localeCompare(b.account))
  return WIDTHS.filter((width) => onlyWidth === undefined || onlyWidth === width).flatMap((width) =>
    specs
      .filter((spec) => spec.width === undefined || spec.width === width)
      .map((spec) => ({ spec, width, fileName: fileNameOf(spec, width) })),
  )
}

function assertUniqueFileNames(tasks: readonly Task[]) {
  const fileNames = new Set<string>()
  for (const { fileName } of tasks) {
    if (fileNames.has(fileName)) throw new Error(`duplicate file name ${fileName}`)
    fileNames.add(fileName)
  }
}

const titleOf = ({ spec, width }: Task) => `${spec.route} ${spec.state} ${width}px`

function reportDifference(
  task: Task,
  options: Options,
  baseline: Buffer | undefined,
  image: Buffer,
): Result {
  const path = join(options.out, task.fileName)
  if (baseline === undefined) {
    writeFileSync(path, image)
    console.log(`NEW     ${titleOf(task)}  not in the baseline`)
    return 'different'
  }
  const difference = compare(baseline, image, options.tolerance)
  if (difference === undefined) return 'same'
  writeFileSync(path, image)
  const differencePath = path.replace(/\.png$/, '.diff.png')
  writeFileSync(differencePath, difference.image)
  const { pixels, share, sizes } = difference
  const numbers = `${pixels} pixels, ${(share * 100).toFixed(3)} %, ${sizes}`
  console.log(`DIFFERS ${titleOf(task)}  ${numbers}  ${differencePath}`)
  return 'different'
}

/** Retries once in a new tab: the machine may have been too busy. */
async function captureWithRetry(tabs: TabHolder, { spec, width }: Task, expected?: Buffer) {
  try {
    return await capture(tabs, spec, width, expected)
  } catch {
    await tabs.closeTab()
    return capture(tabs, spec, width, expected)
  }
}

async function runTask(tabs: TabHolder, task: Task, options: Options): Promise<Result> {
  const baselinePath = join(options.base, task.fileName)
  const baseline = existsSync(baselinePath) ? readFileSync(baselinePath) : undefined
  try {
    if (options.record) {
      writeFileSync(baselinePath, await captureWithRetry(tabs, task))
      return 'recorded'
    }
    const image = await captureWithRetry(tabs, task, baseline)
    return reportDifference(task, options, baseline, image)
  } catch (error) {
    await tabs.closeTab()
    const message = String(error instanceof Error ? error.message : error)
    console.log(`FAILED  ${titleOf(task)}  ${message.split('\n').slice(0, 3).join(' ')}`)
    return 'failed'
  }
}

/** Reports baseline images without a screenshot. Complete runs only. */
function countObsolete(tasks: readonly Task[], options: Options) {
  if (options.record || options.only.length > 0 || options.width !== undefined) return 0
  const fileNames = new Set(tasks.map(({ fileName }) => fileName))
  const obsolete = readdirSync(options.base).filter(
    (fileName) => fileName.endsWith('.png') && !fileNames.has(fileName),
  )
  for (const fileName of obsolete) console.log(`GONE    ${fileName}  has no screenshot any more`)
  return obsolete.length
}

async function runTasks(openTabs: () => TabHolder, tasks: readonly Task[], options: Options) {
  const results: Result[] = []
  const queue = [...tasks]
  const runWorker = async () => {
    const tabs = openTabs()
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
      results.push(await runTask(tabs, task, options))
      if (results.length % 50 === 0) console.log(`… ${results.length} of ${tasks.length}`)
    }
    await tabs.closeTab()
  }
  await Promise.all(Array.from({ length: WORKERS }, runWorker))
  return results
}

function prepareDirectories({ record, base, out }: Options) {
  if (record) {
    mkdirSync(base, { recursive: true })
    return
  }
  if (!existsSync(base)) throw new Error(`No baseline in ${base}\n${HELP}`)
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
}

/** Prints the summary and returns the exit code. */
function summarize(results: readonly Result[], obsolete: number, options: Options) {
  const count = (wanted: Result) => results.filter((result) => result === wanted).length
  const outcome = options.record
    ? `${count('recorded')} recorded in ${options.base}`
    : `${count('same')} same, ${count('different')} different, ${obsolete} gone`
  console.log(`${results.length} screenshots: ${outcome}, ${count('failed')} failed`)
  return count('different') + count('failed') + obsolete > 0 ? 1 : 0
}

async function main() {
  const options = readOptions(process.argv.slice(2))
  const tasks = listTasks(options)
  assertUniqueFileNames(tasks)
  if (options.list) {
    console.log(tasks.map(titleOf).join('\n'))
    return 0
  }
  prepareDirectories(options)
  build()
  const server = await startServer(options.data)
  const browser = await launchVisualBrowser()
  try {
    const sampleData = await loadSampleData(server.url)
    const openTabs = () => new TabHolder({ browser, url: server.url, sampleData })
    const results = await runTasks(openTabs, tasks, options)
    return summarize(results, countObsolete(tasks, options), options)
  } finally {
    await browser.close()
    await server.stop()
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))
main().then(
  (exitCode) => process.exit(exitCode),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
