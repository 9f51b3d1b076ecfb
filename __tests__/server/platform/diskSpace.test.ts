import { createApp } from '@/server/app'
import { enqueue, queueStatus } from '@/server/jobs/queue'
import { slotsPerLane } from '@/server/jobs/registry'
import { JobRunner } from '@/server/jobs/worker'
import { MINIMUM_FREE_BYTES, watchDiskSpace } from '@/server/platform/diskSpace'
import { browser, testContext, type TestContext } from '@tests/kit/app'
import { until } from '@tests/kit/waiting'

const GROUPS = '/app/api/v1/clients/11/groups'
const GROUP = { name: '夜に強い人', description: '', autoSetting: null, userIds: [] }
const REFRESH = '/app/api/v1/sign_in/refresh'
let context: TestContext
beforeEach(async () => {
  context = await testContext()
  await context.reset()
})
/** A disk that tests fill and empty. */
function disk(free: number) {
  const reading = { free, looks: 0 }
  const space = watchDiskSpace(
    '/data',
    () => context.now,
    async () => {
      reading.looks += 1
      return reading.free
    },
  )
  return Object.assign(reading, { space })
}
const later = (ms: number) => {
  context.now = new Date(context.now.getTime() + ms)
}

test('空き容量が64MBを下回ると、書き込みは理由を添えて断り、何も変えず、読み取りとセッションの更新は続く', async () => {
  expect(MINIMUM_FREE_BYTES).toBe(64 * 1024 * 1024)
  const full = disk(MINIMUM_FREE_BYTES - 1)
  const app = createApp({ ...context, diskSpace: full.space })
  const manager = await browser('manager', app)
  const before = await context.digest()
  const refused = await manager.call('POST', GROUPS, GROUP)
  expect([refused.status, refused.headers.get('Retry-After'), await refused.json()]).toEqual([
    507,
    '60',
    {
      code: 'disk_full',
      messages: [
        'サーバーの空き容量が足りないため、保存していません。システムの管理者にご連絡ください。空き容量が増えてから、もう一度お試しください。',
      ],
    },
  ])
  expect(await context.digest()).toBe(before)
  expect((await manager.call('GET', GROUPS)).status).toBe(200)
  expect((await manager.call('PATCH', REFRESH)).status).toBe(204)
})

test('空き容量が戻れば、1秒のうちに書き込みを受け付ける', async () => {
  const full = disk(0)
  const manager = await browser('manager', createApp({ ...context, diskSpace: full.space }))
  const create = async () => (await manager.call('POST', GROUPS, GROUP)).status
  expect(await create()).toBe(507)
  full.free = MINIMUM_FREE_BYTES
  later(1000)
  expect(await create()).toBe(200)
})

test('空き容量を見るのは、多くても1秒に1回', async () => {
  const seen = disk(0)
  await Promise.all([seen.space.isLow(), seen.space.isLow()])
  later(999)
  await seen.space.isLow()
  expect(seen.looks).toBe(1)
  later(1)
  await seen.space.isLow()
  expect(seen.looks).toBe(2)
  // Sets the clock back.
  later(-3_600_000)
  await seen.space.isLow()
  expect(seen.looks).toBe(3)
})

test('仕事は空き容量が戻るまで待ち、1回ずつ知らせて、そのあと動く', async () => {
  const full = disk(0)
  let timesAsked = 0
  const diskSpace = {
    isLow: () => {
      timesAsked += 1
      return full.space.isLow()
    },
  }
  const ran: number[] = []
  await context.db.tx('system', (db) => enqueue(db, 'say', {}, context.now))
  const runner = new JobRunner(
    { ...context, diskSpace },
    {
      say: {
        lane: 'default',
        leaseSeconds: 60,
        run: async (job) => {
          ran.push(job.id)
          return async () => {}
        },
      },
    },
    slotsPerLane,
    5,
  )
  await until(() => context.logs.length === 1 && timesAsked > 3)
  expect(ran).toEqual([])
  full.free = MINIMUM_FREE_BYTES
  later(1000)
  await until(() => ran.length === 1)
  await runner.stop()
  expect(await context.db.tx('system', (db) => queueStatus(db, context.now))).toEqual([])
  expect(context.logs.map(({ level, event }) => [level, event])).toEqual([
    ['error', 'the disk is nearly full: writes are refused, jobs wait'],
    ['warn', 'the disk has room again: jobs go on'],
  ])
})

test('空き容量が分からないときは、断らない', async () => {
  const space = watchDiskSpace('/no/such/directory', () => context.now)
  expect(await space.isLow()).toBe(false)
})
